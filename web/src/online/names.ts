/** Names for guests who have not thought of one: words of the sky. */
const NAMES =
  'aphelion apogee apsis albedo almanac altair analemma aster azimuth bolide caldera capella carina castor comet corona cosmos crescent cygnus deneb draco eclipse ecliptic electra equinox facula gibbous halley halo helix horizon hydra janus juno kepler kite lacuna lagrange libra luna lynx lyra magnitude mare meridian meteor mira mizar nadir nebula node nova oort orbit orion parallax parsec penumbra perigee perihelion phoenix polaris pollux procyon pulsar quasar quadrant radiant regulus rigel sextant sidereal sirius solstice spica spindle stellar sunspot syzygy tail tau terminator transit umbra vega vela vesper zenith zodiac'.split(
    ' ',
  );

/** Another one than the one there is. */
export function randomName(not = ''): string {
  const others = NAMES.filter((name) => name !== not);
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return others[number % others.length] as string; // there are many
}

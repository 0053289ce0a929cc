/** All event cards, and the questions that they ask. */
import { enterEvents } from '../hooks.ts';
import { abundance } from './abundance.ts';
import { alchemist, alchemistAmount, alchemistFrom, alchemistTo } from './alchemist.ts';
import { blackHole } from './black-hole.ts';
import { colorBlindColor, colorBlindness } from './color-blindness.ts';
import { defection, defectionPirate, defectionTake } from './defection.ts';
import { disruptiveSabotage } from './disruptive-sabotage.ts';
import { bargainBuy, hardBargain } from './hard-bargain.ts';
import { homingWarp, warpTarget } from './homing-warp.ts';
import { hyperdriveInitiation } from './hyperdrive-initiation.ts';
import { prosperity } from './prosperity.ts';
import { quantumBoost } from './quantum-boost.ts';
import { interfereValue, quantumInterference } from './quantum-interference.ts';
import { quantumNoise } from './quantum-noise.ts';
import { quantumTeleporter } from './quantum-teleporter.ts';
import { quantumTutor, tutorGive, tutorKeep } from './quantum-tutor.ts';
import { rivalTransmogrification } from './rival-transmogrification.ts';
import { shuttlecraft, shuttleFrom, shuttlePirate } from './shuttlecraft.ts';
import { spy } from './spy.ts';
import { strategic, strategicNavigation, stratUse } from './strategic-navigation.ts';
import { timeDilation } from './time-dilation.ts';
import { tractorBeam } from './tractor-beam.ts';
import { wormhole } from './wormhole.ts';

enterEvents({
  wormhole,
  quantumNoise,
  quantumInterference,
  prosperity,
  defection,
  strategicNavigation,
  quantumTeleporter,
  hardBargain,
  blackHole,
  spy,
  quantumBoost,
  shuttlecraft,
  alchemist,
  homingWarp,
  abundance,
  disruptiveSabotage,
  rivalTransmogrification,
  hyperdriveInitiation,
  timeDilation,
  quantumTutor,
  colorBlindness,
  tractorBeam,
});

export const eventQuestions = {
  interfereValue,
  defectionPirate,
  defectionTake,
  strategic,
  stratUse,
  bargainBuy,
  shuttleFrom,
  shuttlePirate,
  alchemistAmount,
  alchemistFrom,
  alchemistTo,
  warpTarget,
  tutorGive,
  tutorKeep,
  colorBlindColor,
};

/** Icons of lucide, taken in when the page is built: only those imported are shipped. */
export function Icon({ svg }: { svg: string }) {
  // The markup comes from the package at build time, never from a player.
  return <span class="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg.slice(svg.indexOf('<svg')) }} />;
}

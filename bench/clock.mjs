/** Milliseconds of processor time that this process has taken: unlike the wall clock, it stands while others run. */
export function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

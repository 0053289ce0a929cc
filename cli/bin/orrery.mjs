#!/usr/bin/env node
const built = await import('../dist/main.js').catch((error) => {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
});
if (built) {
  built.leaveWhenOutputFails();
  await built.main(process.argv.slice(2));
} else {
  process.stderr.write('error: orrery is not built yet: run npm start or npm run build first\n');
  process.exitCode = 1;
}

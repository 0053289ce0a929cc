#!/usr/bin/env node
try {
  await import('../dist/main.js');
} catch (error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  process.stderr.write('error: orrery is not built yet: run npm start or npm run build first\n');
  process.exitCode = 1;
}

/**
 * One owner at a time: a file that holds its owner's process id and is touched every second while the work goes on.
 * Whoever finds it taken waits. An owner that was killed leaves it behind: then the process is gone, or, where its id
 * says nothing (another machine, another container), the file is touched no more.
 */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 1000;
const LOOK_MS = 200;
/** So many looks without a beat: six seconds of our own time, whatever the clocks say. */
const SILENT_LOOKS = 30;

export async function withLock(path, onWait, work) {
  await take(path, onWait);
  const beat = setInterval(() => touch(path), BEAT_MS);
  const release = () => ownerOf(path) === process.pid && rmSync(path, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

async function take(path, onWait) {
  let [lastBeat, silent, told] = [0, 0, false];
  for (;;) {
    if (make(path)) {
      // Two that found a dead owner's lock at once may both have removed it: only one lock is there a moment later.
      await sleep(LOOK_MS / 2);
      if (ownerOf(path) === process.pid) return;
    }
    const owner = ownerOf(path);
    const beat = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    silent = beat === lastBeat ? silent + 1 : 0;
    lastBeat = beat;
    if (silent > SILENT_LOOKS || isGone(owner)) rmSync(path, { force: true });
    else {
      if (owner && !told) onWait(owner);
      told ||= Boolean(owner);
      await sleep(LOOK_MS);
    }
  }
}

function make(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined while there is no lock, or one that is just being written. */
function ownerOf(path) {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // Somebody removed it. The work goes on: half a build helps nobody.
  }
}

/** Our own id in a lock that we did not make is an earlier process's. */
function isGone(owner) {
  if (owner === undefined) return false;
  if (owner === process.pid) return true;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyFolder } from '#test/data-folder.ts';
import { becomeGuest, guestsGone } from './guests.ts';
import { processIdentity } from './process-identity.ts';

const holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };

test('a note of a guest stays, however the holder looks while it is written', async () => {
  const folder = await emptyFolder();
  const kept: number[] = [];
  for (let round = 0; round < 60; round++) {
    const coming = becomeGuest(folder, holder);
    for (let turn = 0; turn < round % 6; turn++) await setImmediate();
    const gone = guestsGone(folder, () => {});
    const leave = await coming;
    // After eight turns the holder has read the folder at least once.
    for (let turn = 0; turn < 8; turn++) await setImmediate();
    kept.push((await readdir(join(folder, 'guests'))).length);
    await leave();
    await gone;
  }
  expect(kept).toEqual(kept.map(() => 1));
  await rm(folder, { recursive: true });
});

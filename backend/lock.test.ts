import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from './lock.ts';
import { processIdentity } from './process-identity.ts';

const own = { pid: process.pid, identity: processIdentity(process.pid) };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tryset-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('gives the lock to one of many concurrent requests; the others learn its holder', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => takeLock(folder)));
  expect(answers.filter((answer) => 'release' in answer)).toHaveLength(1);
  expect(answers.filter((answer) => !('release' in answer))).toEqual(Array(19).fill(own));
});

test('can be taken again after its release', async () => {
  const lock = await takeLock(folder);
  if ('release' in lock) await lock.release();
  expect(await takeLock(folder)).toHaveProperty('release');
});

test.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, identity: '1' })],
  [
    'an earlier process of a number that lives again',
    JSON.stringify({ pid: process.pid, identity: 'earlier' }),
  ],
  ['a write that was cut off', '{"pid": 1'],
])('left by %s, it is taken over by one', async (_name, text) => {
  await writeFile(join(folder, 'lock'), text);
  const answers = await Promise.all([takeLock(folder), takeLock(folder), takeLock(folder)]);
  expect(answers.filter((answer) => 'release' in answer)).toHaveLength(1);
});

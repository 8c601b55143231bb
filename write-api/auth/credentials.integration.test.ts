import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestWriteSide, testWriteSide } from '../testing/write-side.ts';
import { accountWith, addCredential } from './credentials.ts';

let side: TestWriteSide;
beforeAll(async () => {
  side = await testWriteSide();
});
afterAll(() => side.close());

test('many concurrent requests that add the same password all succeed', async () => {
  for (let round = 1; round <= 40; round++) {
    const account = { kind: 'staff', id: round } as const;
    const add = () => addCredential(side.deps, account, `same-${round}`, 'long enough to take');
    await Promise.all(Array.from({ length: 10 }, add));
  }
  const found = await accountWith(side.deps, ['staff'], 'same-40', 'long enough to take');
  expect(found).toMatchObject({ kind: 'staff', id: 40 });
}, 60_000);

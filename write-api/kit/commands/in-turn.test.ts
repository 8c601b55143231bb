import { expect, test } from 'vitest';
import { inTurns } from './in-turn.ts';

test('work under the same key runs one after the other, in order, even after failures', async () => {
  const inTurn = inTurns();
  const told: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn('one', async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const all = await Promise.allSettled([work('a'), work('b', true), work('c')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('work on different things does not wait', async () => {
  const inTurn = inTurns();
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  const one = inTurn('one', () => waiting);
  await inTurn('other', async () => go());
  await one;
});

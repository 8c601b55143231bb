import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';

/** An `ask` function whose answers the test gives by hand. */
function byHand(patience = 60_000) {
  const asked: PromiseWithResolvers<string>[] = [];
  const together = askTogether(() => {
    const question = Promise.withResolvers<string>();
    asked.push(question);
    return question.promise;
  }, patience);
  return { asked, together };
}

/** Resolves after all reactions to settled promises have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('callers during a running call share the next call', async () => {
  const { asked, together } = byHand();
  const first = together();
  const later = [together(), together()];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve('before');
  await settled();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('after');
  expect([await first, ...(await Promise.all(later))]).toEqual(['before', 'after', 'after']);
});

test('a caller after an answer starts a new call', async () => {
  const { asked, together } = byHand();
  const first = together();
  asked[0]?.resolve('one');
  await first;
  await settled();
  const second = together();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('two');
  expect(await second).toBe('two');
});

test('a caller during the shared call waits for the one after it', async () => {
  const { asked, together } = byHand();
  const first = together();
  const second = together();
  asked[0]?.resolve('one');
  await first;
  await settled();
  const third = together();
  expect(asked).toHaveLength(2);
  asked[1]?.resolve('two');
  await settled();
  asked[2]?.resolve('three');
  expect([await second, await third]).toEqual(['two', 'three']);
});

test('a failure reaches only the callers that share it', async () => {
  const { asked, together } = byHand();
  const first = together();
  const later = [together(), together()];
  asked[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settled();
  asked[1]?.reject(new Error('still away'));
  for (const one of later) await expect(one).rejects.toThrow('still away');
  await settled();
  const last = together();
  asked[2]?.resolve('back');
  expect(await last).toBe('back');
});

test('bounds the wait for a call that others started', async () => {
  const { asked, together } = byHand(5);
  void together();
  const later = together();
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.resolve('theirs');
  expect(await later).toBe('theirs');
  const last = together();
  expect(asked).toHaveLength(3);
  asked[2]?.resolve('own');
  expect(await last).toBe('own');
});

import { expect, test } from 'vitest';
import { seenPosition } from './seen-position.ts';

test('of its own writes it keeps the highest', () => {
  const position = seenPosition();
  for (const each of ['9', '10', null, 'none', '7']) position.saw(each);
  expect(position.current()).toBe('10');
});

test('whoever waits for the first read gets it, also across a change of persons', async () => {
  const position = seenPosition();
  const first = position.firstRead();
  position.forget();
  position.readAt(null);
  position.readAt('12');
  position.readAt('15');
  expect(await first).toBe('12');
  position.forget();
  position.readAt('20');
  expect(await position.firstRead()).toBe('20');
});

test('it calls back for an answer that is older than the first, and for no other', () => {
  const position = seenPosition();
  let calls = 0;
  position.onEarlierRead(() => {
    calls += 1;
  });
  for (const each of ['10', '12', '10', '11']) position.readAt(each);
  expect(calls).toBe(0);
  position.readAt('9');
  expect(calls).toBe(1);
  position.readAt('9');
  expect(calls).toBe(1);
});

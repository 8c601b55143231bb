import { expect, test } from 'vitest';
import { seenPosition } from './seen-position.ts';

test('keeps the highest position of own writes', () => {
  const position = seenPosition();
  for (const each of ['9', '10', null, 'none', '7']) position.saw(each);
  expect(position.current()).toBe('10');
});

test('resolves the first read, also for a caller that waited before a change of persons', async () => {
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

test('calls back only for an answer that is older than all before', () => {
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

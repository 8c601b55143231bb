import { expect, test } from 'vitest';
import { emptyDesk, restored } from './stored-desk.ts';

test('continues the work after a reload, without the message of the last input', () => {
  const kept = { ...emptyDesk, by: 3, open: 12, scanned: [1201], queue: [{ id: 'a', text: 'MA-0013' }] };
  const stored = { ...kept, problem: { kind: 'noNumber' } };
  expect(restored(JSON.parse(JSON.stringify(stored)))).toEqual(kept);
});

test.each([undefined, null, 'x'])('begins empty without stored work: %s', (stored) => {
  expect(restored(stored)).toEqual(emptyDesk);
});

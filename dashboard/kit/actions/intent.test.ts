import { expect, test } from 'vitest';
import { intents } from './intent.ts';

test('keeps the key for the same body, and makes a new key for a changed one', () => {
  let made = 0;
  const keyFor = intents(() => String(++made));
  expect([{ a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }, { a: 1 }].map(keyFor)).toEqual(['1', '1', '2', '2', '3']);
});

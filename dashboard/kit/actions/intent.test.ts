import { expect, test } from 'vitest';
import { intents } from './intent.ts';

test('the same body keeps its key, another one gets another', () => {
  let made = 0;
  const keyFor = intents(() => String(++made));
  expect([{ a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }, { a: 1 }].map(keyFor)).toEqual(['1', '1', '2', '2', '3']);
});

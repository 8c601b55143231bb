import Type from 'typebox';
import { expect, it } from 'vitest';
import { largestBody } from './largest-body.ts';

const size = (value: unknown) => JSON.stringify(value).length;

it('adds up the sizes that a schema allows, counting each character as an escape', () => {
  const body = Type.Object({
    name: Type.String({ maxLength: 10 }),
    kinds: Type.Array(Type.Enum(['a', 'long']), { maxItems: 2 }),
    or: Type.Union([Type.Null(), Type.Object({ isIt: Type.Boolean() })]),
  });
  const text = { length: 2 + 10 * '\\u00e9'.length };
  const longest = size({ name: '', kinds: ['long', 'long'], or: { isIt: false } }) - 2 + text.length;
  expect(largestBody(body)).toBeGreaterThanOrEqual(longest);
  expect(largestBody(body)).toBeLessThan(longest + 20);
});

it('takes a value that says its own size for no larger', () => {
  const filter = Type.Record(Type.String(), Type.String({ maxLength: 4000 }), { maxJsonLength: 100 });
  expect(largestBody(filter)).toBe(600);
});

it.each([
  [Type.Object({ a: Type.String() }), 'nothing bounds body.a: its schema needs maxLength'],
  [Type.Array(Type.Null()), 'nothing bounds body: its schema needs maxItems'],
  [Type.Record(Type.String(), Type.Null()), 'nothing bounds body: its schema needs maxProperties'],
  [Type.Object({ a: Type.Unknown() }), 'nothing bounds body.a: its schema needs type'],
])('says where nothing bounds a value: %#', (schema, message) => {
  expect(() => largestBody(schema)).toThrow(message);
});

import { expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { isAffected, together } from './affected.ts';

const { followed } = knownAreas;
const advanced = (entities: Record<string, number[]>, all = false) => ({ position: '7', all, entities });

test.each([
  ['a list of its kind', ['/v2/trysets/items', { limit: 50 }], { tryset_item: [1] }, true],
  ['a list of another kind', ['/v1/stocks', { limit: 50 }], { tryset_item: [1] }, false],
  ['its own page', ['/v2/trysets/items/{id}', '1'], { tryset_item: [1] }, true],
  ["another's page", ['/v2/trysets/items/{id}', '2'], { tryset_item: [1] }, false],
  ["a tryset's page, not the items' list", ['/v2/trysets/{id}', '9'], { tryset: [9] }, true],
  ['the page of the item that holds the garment', ['/v2/trysets/items/{id}', '2'], { stock_item: [5] }, true],
  ['a history, by a related thing', ['/v1/stocks/{id}/history', 5, {}], { tryset_item: [1] }, true],
  ['a history, by reference data', ['/v1/stocks/{id}/history', 5, {}], { style: [1] }, false],
  ['figures', ['/v1/figures', {}], { stock_item: [5] }, true],
  ['a call that is not followed', ['/v1/views', {}], { tryset_item: [1] }, false],
  ['a key of another form', [{ path: '/v1/stocks' }], { stock_item: [5] }, false],
] as const)('%s', (_, key, entities, expected) => {
  expect(isAffected(followed, key, advanced(entities as unknown as Record<string, number[]>))).toBe(expected);
});

test('affects every followed call if everything changed', () => {
  expect(isAffected(followed, ['/v1/stocks/{id}', '3'], advanced({}, true))).toBe(true);
  expect(isAffected(followed, ['/v1/views'], advanced({}, true))).toBe(false);
});

test('two merged messages list each entity once and take the later position', () => {
  const one = { position: '5', all: false, entities: { tryset_item: [1, 2], brand: [3] } };
  const other = { position: '8', all: false, entities: { tryset_item: [2, 4] } };
  expect(together(one, other)).toEqual({
    position: '8',
    all: false,
    entities: { tryset_item: [1, 2, 4], brand: [3] },
  });
  expect(together({ ...one, all: true }, other).all).toBe(true);
});

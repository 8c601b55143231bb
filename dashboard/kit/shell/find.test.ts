import { expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { find, numberIn } from './find.ts';
import type { Get } from './found.ts';

test.each([
  ['12', 12],
  ['#12', 12],
  ['T#12', 12],
  ['t#12', 12],
  ['0', null],
  ['S0000012', null],
  ['12a', null],
  ['1234567890', null],
  ['', null],
])('the number in “%s” is %s', (text, id) => {
  expect(numberIn(text)).toBe(id);
});

const finders = await Promise.all(knownAreas.finders.map((load) => load()));

/** Answers each collection with these rows, and records the calls. */
function collections(rows: Readonly<Record<string, readonly object[]>>) {
  const asked: string[] = [];
  const get = (async (path: string, query: object) => {
    asked.push(`${path} ${JSON.stringify(query)}`);
    return rows[path] ?? [];
  }) as Get;
  return { asked, get };
}

const garment = (id: number, code: string) => ({ id, code, product: { name: 'Coat' } });

test('finds garments by their code, the exact match first', async () => {
  const { get } = collections({ '/v1/stocks': [garment(4, 'AB-10'), garment(5, 'AB-1')] });
  expect(await find(' ab-1 ', get, finders, [])).toEqual([
    { kind: 'stock', path: '/stocks/5', name: 'AB-1', about: 'Coat', isExact: true },
    { kind: 'stock', path: '/stocks/4', name: 'AB-10', about: 'Coat', isExact: false },
  ]);
});

test('searches a number as an id of every kind, and as a part of a code', async () => {
  const { asked, get } = collections({});
  await find('12', get, finders, []);
  const path = (line: string) => line.split(' ')[0];
  expect(asked.filter((line) => line.includes('"ids":12')).map(path)).toEqual([
    '/v2/trysets/items',
    '/v2/trysets',
    '/v1/stocks',
    '/v2/products',
    '/v1/brands',
    '/v1/users',
  ]);
  expect(asked.filter((line) => line.includes('"12"')).map(path)).toEqual([
    '/v1/stocks',
    '/v2/products',
    '/v1/brands',
    '/v1/users',
  ]);
});

test('searches a number after # only as an id, and ignores a single letter', async () => {
  const { asked, get } = collections({});
  await find('#12', get, finders, []);
  expect(asked.every((line) => line.includes('"ids":12'))).toBe(true);
  asked.length = 0;
  await find('a', get, finders, []);
  expect(asked).toEqual([]);
});

test('offers a page once if both its id and its code match', async () => {
  const { get } = collections({ '/v1/stocks': [garment(12, '12')] });
  expect((await find('12', get, finders, [])).map(({ path }) => path)).toEqual(['/stocks/12']);
});

test('finds items by a typed or scanned tracking number, and searches no other text as one', async () => {
  const item = { id: 7, product: { name: 'Coat' }, stock: { code: 'AB-1' } };
  const { asked, get } = collections({ '/v2/trysets/items': [item] });
  expect(await find('4012-777', get, finders, [])).toEqual([
    { kind: 'item', path: '/trysetitems/7', name: '7', about: 'Coat · AB-1 · 4012-777', isExact: true },
  ]);
  expect(asked).toContain('/v2/trysets/items {"tracking_number":"4012-777","limit":5}');
  for (const scan of ['a403312345678a', '４０３３１２３４', ']C140331234', 'ㅁ403312345678ㅁ']) {
    expect(await find(scan, get, finders, [])).toMatchObject([{ path: '/trysetitems/7' }]);
  }
  asked.length = 0;
  for (const text of ['linen coat', 'linen', '12345']) await find(text, get, finders, []);
  expect(asked.filter((line) => line.includes('tracking_number'))).toEqual([]);
});

test('finds a brand by its Korean name', async () => {
  const { get } = collections({ '/v1/brands': [{ id: 3, name: 'Maison', nameKo: '메종', skuCode: 'MS' }] });
  expect(await find('메종', get, finders, [])).toEqual([
    { kind: 'brand', path: '/brands/3', name: 'Maison', about: '메종 · MS', isExact: true },
  ]);
});

test('finds rooms and actions by a part of their name, before partial matches of things', async () => {
  const place = (kind: 'room' | 'action', name: string) => ({
    kind,
    name,
    path: `/${name}`,
    about: '',
    isExact: false,
  });
  const places = [place('room', 'Stock'), place('action', 'New product'), place('room', 'Products')];
  const { get } = collections({ '/v1/stocks': [garment(5, 'PRODUCT-1')] });
  const names = async (typed: string) => (await find(typed, get, finders, places)).map(({ name }) => name);
  expect(await names('product')).toEqual(['New product', 'Products', 'PRODUCT-1']);
  expect(await names('products')).toEqual(['Products', 'PRODUCT-1']);
  expect(await names('p')).toEqual([]);
});

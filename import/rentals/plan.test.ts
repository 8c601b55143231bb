import { expect, test } from 'vitest';
import { planRentals } from './plan.ts';

const columns = [
  'rental_ref',
  'member_ref',
  'item_ref',
  'product_ref',
  'size',
  'delivered_on',
  'returned_on',
];

/** Rows as `ref member item product size delivered returned`, `-` for an empty cell; the first is line 2. */
function rows(...lines: string[]) {
  return lines.map((text, index) => {
    const values = text.split(/\s+/).map((value) => (value === '-' ? '' : value));
    return {
      line: index + 2,
      cells: Object.fromEntries(columns.map((name, column) => [name, values[column] ?? ''])),
    };
  });
}

const options = { brand: 'house', products: new Map() };
const plan = (...lines: string[]) => planRentals(rows(...lines), options);
const codes = async (...lines: string[]) =>
  (await plan(...lines)).rejections.map(({ line, code }) => `${line} ${code.slice('import.'.length)}`);

test.each([
  ['no ref', '- ann a - - 2020-01-01 2020-01-03'],
  ['no member', 'r1 - a - - 2020-01-01 2020-01-03'],
  ['neither garment nor product', 'r1 ann - - S 2020-01-01 2020-01-03'],
  ['no delivery', 'r1 ann a - - - 2020-01-03'],
  ['no return', 'r1 ann a - - 2020-01-01 -'],
  ['a bad date beside it', '- ann a - - 2020-02-30 2020-01-03'],
])('a row with %s lacks a field', async (_, line) => {
  expect(await codes(line)).toEqual(['2 missing_field']);
});

test.each(['2020-02-30', '01/02/2020', '2020-1-1', '0018-01-01', '2020-01-01T00:00:00Z'])(
  '%s is not a day',
  async (day) => expect(await codes(`r1 ann a - - ${day} 2020-01-03`)).toEqual(['2 bad_date']),
);

test('times are checked like days', async () => {
  const [row] = rows('r1 ann a - - 2020-01-05 2020-01-08');
  const read = async (time: string) =>
    (await planRentals([{ line: 2, cells: { ...row?.cells, shipped_at: time } }], options)).rejections;
  expect(await read('2020-01-04T25:00:00Z')).toMatchObject([{ code: 'import.bad_date' }]);
  expect(await read('yesterday')).toMatchObject([{ code: 'import.bad_date' }]);
  expect(await read('2020-01-04 10:00')).toEqual([]);
  expect(await read('2020-01-04')).toEqual([]);
});

test('reports a wrong date before reversed dates, those before a known ref, and that before a known row', async () => {
  expect(
    await codes(
      'r1 ann a - - 2020-01-01 2020-01-03',
      'r1 ann a - - 2020-01-05 2020-13-01',
      'r1 ann a - - 2020-01-05 2020-01-03',
      'r1 ann a - - 2020-01-01 2020-01-03',
      'r2 ann a - - 2020-01-01 2020-01-03',
    ),
  ).toEqual(['3 bad_date', '4 reversed_dates', '5 duplicate_ref', '6 duplicate_row']);
});

test('a row is a duplicate of an earlier rejected one, unless that one was unreadable', async () => {
  expect(
    await codes(
      'r1 ann a - - 2020-01-05 2020-01-03',
      'r1 bob b - - 2020-01-01 2020-01-03',
      'r2 bob b - - 2020-01-01 2020-01-03',
      'r3 cat c - - 2020-01-01 -',
      'r3 cat c - - 2020-01-01 2020-01-03',
    ),
  ).toEqual(['2 reversed_dates', '3 duplicate_ref', '4 duplicate_row', '5 missing_field']);
});

test('the size distinguishes rows of a product', async () => {
  expect(
    await codes(
      'r1 ann - p S 2020-01-01 2020-01-03',
      'r2 ann - p M 2020-01-01 2020-01-03',
      'r3 ann - p S 2020-01-01 2020-01-03',
    ),
  ).toEqual(['4 duplicate_row']);
});

test('a garment is free from the day of its last return on, in the order of deliveries and not of lines', async () => {
  const made = await plan(
    'late ann a - - 2020-01-09 2020-01-12',
    'first bob a - - 2020-01-01 2020-01-05',
    'overlapping cat a - - 2020-01-04 2020-01-06',
    'sameday dan a - - 2020-01-05 2020-01-09',
  );
  expect(made.rejections).toEqual([{ line: 4, ref: 'overlapping', code: 'import.item_not_free' }]);
  expect(made.garments[0]?.rentals.map(({ rental }) => rental.ref)).toEqual(['first', 'sameday', 'late']);
});

test('a garment can be lent and returned several times in one day', async () => {
  const made = await plan(
    'r1 ann a - - 2020-01-05 2020-01-05',
    'r2 bob a - - 2020-01-05 2020-01-05',
    'r3 cat a - - 2020-01-05 2020-01-06',
    'r4 dan a - - 2020-01-05 2020-01-05',
  );
  expect(made.rejections).toEqual([{ line: 5, ref: 'r4', code: 'import.item_not_free' }]);
});

test('lends the garment of a product that is back the longest, the first on a tie, or a new one if none is back', async () => {
  const made = await plan(
    'r1 ann - p S 2020-01-01 2020-01-08',
    'r2 bob - p S 2020-01-01 2020-01-04',
    'r3 cat - p S 2020-01-02 2020-01-08',
    'r4 dan - p M 2020-01-02 2020-01-08',
    'r5 eve - p S 2020-01-08 2020-01-10',
    'r6 fay - p S 2020-01-09 2020-01-12',
    'r7 gil - p S 2020-01-09 2020-01-12',
  );
  const lent = made.garments.map(({ rentals }) => rentals.map(({ rental }) => rental.ref).join(' '));
  // Three garments are back on the 8th. The one of r2 has been back since the 4th, so r5 gets it; the one of r1 came
  // first among the others.
  expect(lent).toEqual(['r1 r6', 'r2 r5', 'r3 r7', 'r4']);
  expect(made.masters.products.map(({ code, sizes }) => [code, sizes.map(({ name }) => name)])).toEqual([
    ['p', ['S', 'M']],
  ]);
});

test('rentals with the same member and dates form one tryset', async () => {
  const made = await plan(
    'r1 ann a - - 2020-01-01 2020-01-03',
    'r2 ann b - - 2020-01-01 2020-01-03',
    'r3 ann c - - 2020-01-01 2020-01-04',
    'r4 bob d - - 2020-01-01 2020-01-03',
  );
  const items = made.trysets.map((tryset) => tryset.items.map(({ rental }) => rental.ref).join(' '));
  expect(items).toEqual(['r1 r2', 'r3', 'r4']);
  expect(made.members).toEqual(['ann', 'bob']);
});

test('the products file overrides the rental, and the default brand comes last', async () => {
  const products = new Map([['p', { brand: 'Sheet', name: 'Silk dress', category: null, retailPrice: 120 }]]);
  const [row, other] = rows('r1 ann - p S 2020-01-01 2020-01-03', 'r2 ann a - - 2020-01-01 2020-01-03');
  const cells = { ...row?.cells, brand: 'Row', product_name: 'Dress', category: 'dress' };
  const made = await planRentals([{ line: 2, cells }, ...(other ? [other] : [])], {
    brand: 'house',
    products,
  });
  expect(made.masters.products).toMatchObject([
    { code: 'p', brand: 'Sheet', name: 'Silk dress', category: 'dress', price: 120 },
    { code: 'a', brand: 'house', name: 'a', category: 'uncategorized', price: 0 },
  ]);
});

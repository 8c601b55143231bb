import { describe, expect, test } from 'vitest';
import { bodyOfChange, checkedFile, type Priced } from './price-changes.ts';
import { numberIn, type PriceLine, priceLines } from './price-lines.ts';

const coat: Priced = {
  id: 7,
  revision: '3',
  name: 'Coat',
  code: 'CT-1',
  originalPrice: 100_000,
  price: 90_000,
  discountRate: 10,
  regionId: 'KOREA',
};
const products = new Map([[7, coat]]);
const line = (said: Partial<PriceLine>): PriceLine => ({
  at: 2,
  id: '7',
  code: '',
  originalPrice: '',
  price: '',
  ...said,
});
const checked = (...lines: Partial<PriceLine>[]) => checkedFile(lines.map(line), products);
const only = (said: Partial<PriceLine>) => checked(said).changes[0];

describe('the lines of a file', () => {
  test.each([
    ['id,code,original_price,price\n7,CT-2,100000,80000'],
    ['\uFEFF번호,이름,코드,정가,가격\n7,Coat,CT-2,"100000",80000\n'],
    ['sep=;\n番号;コード;定価;価格\n7;CT-2;100000;80000'],
  ])('are read by their headings: %j', (text) => {
    expect(priceLines(text)).toMatchObject([
      { id: '7', code: 'CT-2', originalPrice: '100000', price: '80000' },
    ]);
  });

  test('need the number of the product, and something to change', () => {
    expect(priceLines('code,price\nCT-1,1')).toBeNull();
    expect(priceLines('id,name\n7,Coat')).toBeNull();
    expect(priceLines('')).toBeNull();
  });

  test('lose the apostrophe of an export, and no other', () => {
    expect(priceLines("id,code\n7,'-A1")?.[0]?.code).toBe('-A1');
    expect(priceLines("id,code\n7,'90s")?.[0]?.code).toBe("'90s");
  });

  test.each([
    ['1,200,000', 1_200_000],
    ['₩１２０', 120],
    ['', null],
    ['12.5', Number.NaN],
    ['-3', Number.NaN],
  ])('%j is %j as a number', (cell, number) => {
    expect(numberIn(cell)).toBe(number);
  });
});

describe('the changes of a file', () => {
  test('are those of the cells that differ', () => {
    const change = only({ code: 'CT-2', price: '80,000' });
    expect(change).toMatchObject({
      before: { code: 'CT-1', originalPrice: 100_000, price: 90_000 },
      after: { code: 'CT-2', originalPrice: 100_000, price: 80_000 },
    });
    expect(change && bodyOfChange(change)).toEqual({ code: 'CT-2', original_price: 100_000, price: 80_000 });
  });

  test('leave out what is stored already, and empty cells', () => {
    expect(checked({}, { id: '8' })).toMatchObject({ changes: [], same: 1 });
    expect(checked({ code: 'CT-1', price: '90000' })).toMatchObject({ changes: [], same: 1 });
  });

  test('keep the discount when only the original price is new', () => {
    const change = only({ originalPrice: '200000' });
    expect(change?.after).toEqual({ code: 'CT-1', originalPrice: 200_000, price: 180_000 });
  });

  test.each([
    ['noProduct', { id: '8' }],
    ['noProduct', { id: 'CT-1' }],
    ['number', { price: 'cheap' }],
    ['number', { originalPrice: '2000000000' }],
    ['code', { code: '12345' }],
    ['aboveOriginal', { price: '100001' }],
  ] as const)('%s: %j', (problem, said) => {
    expect(checked(said)).toEqual({ changes: [], same: 0, wrong: [{ at: 2, problem }] });
  });

  test('take only the first line of a product', () => {
    const twice = checked({ price: '1' }, { at: 3, price: '2' });
    expect(twice.changes.map(({ after }) => after.price)).toEqual([1]);
    expect(twice.wrong).toEqual([{ at: 3, problem: 'twice' }]);
  });
});

import { expect, test } from 'vitest';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { packGroups } from './pack-groups.ts';
import { pastedNumbers } from './pasted-numbers.ts';

const row = (id: number, code: string) =>
  ({ id, orderId: Math.floor(id / 100), brand: { id: 1 }, stock: { id, code } }) as unknown as OrderItem;
const groups = packGroups([row(701, 'MA-1'), row(702, 'MA-2'), row(801, 'MA-3'), row(901, 'MA-4')]);

const told = (text: string) =>
  pastedNumbers(groups, text).map(({ line, meant, courier, number, problem }) => [
    line.at,
    meant?.items.map(({ id }) => id) ?? null,
    courier,
    number,
    problem,
  ]);

test.each([
  ['tabs', '8\t4033-1234-0001\n901\t4033-1234-0002'],
  ['commas', '8,4033-1234-0001\r\n901,4033-1234-0002\r\n'],
  ['a courier between', '8,,4033-1234-0001\n901,,4033-1234-0002'],
])('reads an order or an item and its number by %s', (_, text) => {
  expect(told(text)).toEqual([
    [1, [801], '', '4033-1234-0001', null],
    [2, [901], '', '4033-1234-0002', null],
  ]);
});

test.each([
  ['Korean', '주문번호\t운송장번호\t택배사'],
  ['Korean, by item', '주문 상품 번호\t송장번호\t택배사'],
  ['Japanese', '注文番号\t追跡番号\t運送会社'],
  ['English', 'Order no.\tTracking number\tCourier'],
])('follows a %s header, and skips blank lines', (_, header) => {
  expect(told(`${header}\n\n801\t403312340001\t한진택배\n\t\t\n9\t403312340002\t\n`)).toEqual([
    [3, [801], '05', '403312340001', null],
    [5, [901], '', '403312340002', null],
  ]);
});

test.each([
  ['an unknown order', '99\t403312340001', ['unknown']],
  ['no order', '\t403312340001', ['noItem']],
  ['no number', '8\t-\n9\t403312340001', ['noNumber', null]],
  ['a shortened number', '8\t4.03E+11', ['shortenedNumber']],
  ['an unknown courier', '8\tPigeon\t403312340001', ['unknownCourier']],
  ['an item twice', '801\t403312340001\nMA-3\t403312340001', ['sameItem', 'sameItem']],
  ['an item and its order', '801\t403312340001\n8\t403312340001', ['sameItem', 'sameItem']],
  ['two numbers of a parcel', '701\t403312340001\n702\t403312340002', ['otherNumber', 'otherNumber']],
  ['a number of two parcels', '8\t4033-1234-0001\n9\t403312340001', ['sameNumber', 'sameNumber']],
  ['one number of a parcel’s items', '701\t403312340001\n702\t403312340001', [null, null]],
])('names the problem of %s', (_, text, problems) => {
  expect(pastedNumbers(groups, text).map(({ problem }) => problem)).toEqual(problems);
});

import { describe, expect, test } from 'vitest';
import type { OrderItem } from '#read-api/orders/item-contract.ts';
import { checkLines } from '../../tryset-items/parcels/check-lines.ts';
import { finderIn } from './meant-by.ts';
import { orderParcels } from './order-parcels.ts';
import { packGroups } from './pack-groups.ts';
import { packLines } from './pack-lines.ts';

const row = (id: number, brandId: number, code: string | null) =>
  ({
    id,
    orderId: Math.floor(id / 100),
    status: 'preparing',
    courier: null,
    trackingNumber: null,
    brand: { id: brandId, name: `Brand ${brandId}`, nameKo: null },
    stock: code === null ? null : { id, code },
    delivery: null,
  }) as unknown as OrderItem;

const groups = packGroups([
  row(701, 1, 'MA-0012'),
  row(801, 1, 'MA-0013'),
  row(702, 1, null),
  row(703, 2, 'B-9'),
]);
const found = (text: string) => {
  const meant = finderIn(groups)(text);
  return meant && [meant.group.key, meant.items.map(({ id }) => id)];
};

test('items of one order and one brand make a parcel', () => {
  expect(groups.map(({ key, items }) => [key, items.map(({ id }) => id)])).toEqual([
    ['7-1', [701, 702]],
    ['8-1', [801]],
    ['7-2', [703]],
  ]);
});

describe('a scan', () => {
  test.each([
    ['a garment’s code', 'MA-0012', ['7-1', [701]]],
    ['a code in small letters, with blanks', ' ma-0013 ', ['8-1', [801]]],
    ['a code from a Hangul keyboard', 'ㅡㅁ-0012', ['7-1', [701]]],
    ['an item’s number', '702', ['7-1', [702]]],
    ['an item’s number as labels have it', '#703', ['7-2', [703]]],
    ['an order’s number', '8', ['8-1', [801]]],
    ['a code of nothing to pack', 'MA-9999', null],
    ['no code', ' ', null],
  ])('finds the items of %s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test('does not choose between two parcels of one order', () => {
    expect(found('7')).toBeNull();
  });

  test('does not choose between an item and an order of one number', () => {
    const meantBy = finderIn(packGroups([row(801, 1, 'MA-0013'), row(80_101, 1, 'MA-0014')]));
    expect(meantBy('801')).toBeNull();
    expect(meantBy('MA-0013')?.group.key).toBe('8-1');
    expect(meantBy('80101')?.group.key).toBe('801-1');
  });
});

describe('the lines to send', () => {
  const check = (boxes: Parameters<typeof packLines>[2], ticked: readonly number[]) => {
    const lines = packLines(groups, new Set(ticked), boxes);
    const items = groups.flatMap((group) => group.items);
    const find = (reference: string) => items.find(({ id }) => String(id) === reference) ?? null;
    return checkLines(lines, { kind: orderParcels, find, courier: '04' }).map((line) => [
      line.item?.id,
      line.courier,
      line.problems,
    ]);
  };

  test('are the ticked items with the parcel of their order', () => {
    expect(check({ '7-1': { courier: '', number: '4033-1234-5678' } }, [701, 702])).toEqual([
      [701, '04', []],
      [702, '04', []],
    ]);
    expect(check({ '7-1': { courier: '05', number: '4033-1234-5678' } }, [702])).toEqual([[702, '05', []]]);
    expect(check({}, [])).toEqual([]);
  });

  test('show a missing number, and a number that two people would get', () => {
    expect(check({}, [801])).toEqual([[801, '04', ['noNumber']]]);
    const same = { courier: '', number: '403312345678' };
    expect(check({ '7-1': same, '8-1': same }, [701, 801])).toEqual([
      [701, '04', ['sameNumber']],
      [801, '04', ['sameNumber']],
    ]);
  });
});

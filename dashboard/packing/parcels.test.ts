import { expect, test } from 'vitest';
import type { TrysetItem } from '#read-api/tryset-items/contract.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';
import { toPack } from './parcels.ts';
import { stillToPack } from './still-to-pack.ts';
import { garment, parcel } from './testing/given.ts';

/** The fields that the desk reads. */
function item(id: number, trysetId: number, more: Partial<TrysetItem['stock']> = {}): TrysetItem {
  const { product, productSize } = garment(id, '');
  const stock = { id: id + 5_000, code: `MA-${id}`, status: 'requested', ...more };
  return { id, trysetId, status: 'tryset_preparing', product, productSize, stock } as TrysetItem;
}

function tryset(id: number, more: Partial<Tryset> = {}): Tryset {
  const { user, destination, handoverInfo, isPreferExpress } = parcel(id);
  const fields = { id, user, destination, handoverInfo, isPreferExpress };
  return { ...fields, timeToPrepareDelivery: null, trysetItems: [], ...more } as unknown as Tryset;
}

test('makes a parcel of each tryset, the first day in front', () => {
  const { parcels, leftOut } = toPack({
    items: [item(1, 12), item(2, 13), item(3, 12), item(4, 14)],
    trysets: [
      tryset(12),
      tryset(13, { timeToPrepareDelivery: '2026-02-01' }),
      tryset(14, { timeToPrepareDelivery: '2026-01-31' }),
    ],
    stocks: [],
  });
  expect(parcels.map(({ trysetId, garments }) => [trysetId, garments.map(({ itemId }) => itemId)])).toEqual([
    [14, [4]],
    [13, [2]],
    [12, [1, 3]],
  ]);
  expect(leftOut).toEqual([]);
});

test('leaves out what cannot be shipped, each with its reason', () => {
  const noAddress = { name: '김미나', phone: null, address: ' ', notes: null };
  const waiting = { ...item(9, 12), status: 'tryset_requested', isExpress: false };
  const { parcels, leftOut } = toPack({
    items: [item(1, 12), item(2, 12, { status: 'hold' }), item(3, 13), item(4, 14)],
    trysets: [
      tryset(12, { trysetItems: [waiting] as unknown as Tryset['trysetItems'] }),
      tryset(13, { destination: noAddress }),
      tryset(14, { destination: null }),
    ],
    stocks: [],
  });
  expect(parcels.map(({ trysetId, garments }) => [trysetId, garments.length])).toEqual([[12, 1]]);
  expect(leftOut.map(({ itemId, reason }) => [itemId, reason])).toEqual([
    [2, 'notReserved'],
    [9, 'notAccepted'],
    [3, 'noAddress'],
    [4, 'noAddress'],
  ]);
});

test('takes away what has gone or is being sent, but keeps what failed', () => {
  const all = {
    parcels: [parcel(12, garment(1, 'A'), garment(2, 'B')), parcel(13, garment(3, 'C'))],
    leftOut: [],
  };
  const sent = (itemIds: number[], state: 'waiting' | 'shipped' | 'failed' | 'refused') => ({
    id: 'a',
    trysetId: 12,
    itemIds,
    courier: 'HANJIN' as const,
    number: '1',
    at: '',
    state,
    error: null,
  });
  const left = (shipments: ReturnType<typeof sent>[]) =>
    stillToPack(all, shipments).parcels.flatMap(({ garments }) => garments.map(({ itemId }) => itemId));
  expect(left([])).toEqual([1, 2, 3]);
  expect(left([sent([1], 'shipped')])).toEqual([2, 3]);
  expect(left([sent([1, 2], 'waiting')])).toEqual([3]);
  expect(left([sent([1, 2], 'failed'), sent([3], 'refused')])).toEqual([1, 2, 3]);
});

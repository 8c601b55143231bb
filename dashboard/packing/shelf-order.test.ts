import { expect, test } from 'vitest';
import { shelfOrder } from './shelf-order.ts';
import { garment, parcel } from './testing/given.ts';

const slot = (sectorCode: string, cellCode: string, slotNumber: number) => ({
  sectorCode,
  cellCode,
  slotNumber,
});

test('lists the garments of all parcels in the order of the shelves, those without a slot last', () => {
  const picks = shelfOrder([
    parcel(12, garment(1201, 'C-2', { slot: slot('B', '2', 1) }), garment(1202, 'C-9')),
    parcel(
      13,
      garment(1301, 'C-3', { slot: slot('A', '10', 1) }),
      garment(1302, 'C-4', { slot: slot('A', '2', 10) }),
    ),
    parcel(
      14,
      garment(1401, 'C-10', { slot: slot('A', '2', 9) }),
      garment(1402, 'C-5', { slot: slot('A', '2', 9) }),
    ),
  ]);
  expect(picks.map(({ code, trysetId }) => [code, trysetId])).toEqual([
    ['C-5', 14],
    ['C-10', 14],
    ['C-4', 13],
    ['C-3', 13],
    ['C-2', 12],
    ['C-9', 12],
  ]);
});

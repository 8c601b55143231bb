import { expect, test } from 'vitest';
import { linesAtMost } from '../../tryset-items/parcels/lines-at-most.ts';
import { chosenToShip } from './chosen-to-ship.ts';

function chosen(id: number, ...statuses: string[]) {
  const trysetItems = statuses.map((status, at) => ({
    id: id * 1000 + at,
    status,
    product: { name: 'Coat' },
  }));
  return { id, trysetItems };
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('gives every chosen item a line or a reason', () => {
  const trysets = [chosen(1, 'tryset_preparing', 'tryset_delivering'), chosen(2, 'tryset_requested')];
  const { items, leftOut } = chosenToShip(trysets, 2);
  expect(idsOf(items)).toEqual([1000]);
  expect(leftOut).toEqual({
    items: [
      { id: 1001, trysetId: 1, product: 'Coat', status: 'tryset_delivering', noRoom: false },
      { id: 2000, trysetId: 2, product: 'Coat', status: 'tryset_requested', noRoom: false },
    ],
    trysets: 0,
  });
});

test('leaves out nothing if every chosen item gets a line', () => {
  expect(chosenToShip([chosen(1, 'tryset_preparing')], 1).leftOut).toBeNull();
});

test('reports the items and trysets that do not fit in the box', () => {
  const full = Array.from({ length: linesAtMost }, () => 'tryset_preparing');
  const { items, leftOut } = chosenToShip([chosen(1, ...full), chosen(2, 'tryset_preparing')], 5);
  expect(items).toHaveLength(linesAtMost);
  expect(leftOut).toMatchObject({ items: [{ id: 2000, noRoom: true }], trysets: 3 });
});

import { expect, test } from 'vitest';
import { chosenIn, ofChosen, withNothing } from './chosen.ts';
import { chosenAtMost, deskOf } from './paths.ts';

const rows = [{ trysetId: 12 }, { trysetId: 13 }];

test('shows the trysets that a list has handed over, and all of them without a choice', () => {
  expect(ofChosen(rows, chosenIn('13,99'))).toEqual([{ trysetId: 13 }]);
  for (const ids of [null, '', 'x', ',,']) expect(ofChosen(rows, chosenIn(ids))).toEqual(rows);
});

test('names the chosen trysets that have nothing to ship', () => {
  const [parcel, leftOut, shipped] = [{ trysetId: 1 }, { trysetId: 2 }, { trysetId: 3 }];
  const all = { parcels: [parcel], leftOut: [leftOut] };
  expect(withNothing(new Set([1, 2, 3, 4]), all, [shipped])).toEqual([4]);
});

test('an address names as many trysets as it may, and stays short enough for a server', () => {
  const ids = Array.from({ length: chosenAtMost }, (_, at) => 1_000_000 + at);
  const path = deskOf(ids);
  expect(chosenIn(new URLSearchParams(path.split('?')[1]).get('ids'))?.size).toBe(chosenAtMost);
  expect(path.length).toBeLessThan(12_000);
});

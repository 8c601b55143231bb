import { expect, test } from 'vitest';
import { returnsOf } from './returns.ts';

const nothing = { pickupReason: null, requestedPickupDate: null, confirmedPickupDate: null };
const tryset = { ...nothing, returnApprovedAt: null };
const asked = (day: string, confirmedPickupDate: string | null = null) => ({
  returnRequestedAt: `2026-03-${day}T09:00:00.000Z`,
  pickupReason: `asked on ${day}`,
  requestedPickupDate: `2026-04-${day}`,
  confirmedPickupDate,
});
const withdrawn = { ...nothing, returnRequestedAt: null };

test('takes the return data of the item whose return was requested last', () => {
  expect(returnsOf(tryset, [asked('02'), asked('05', '2026-04-06'), withdrawn])).toEqual({
    pickupReason: 'asked on 05',
    requestedPickupDate: '2026-04-05',
    confirmedPickupDate: '2026-04-06',
    returnApprovedAt: null,
  });
});

test('keeps the tryset’s own data if no item’s return is requested', () => {
  const said = { ...tryset, requestedPickupDate: '2026-04-01', returnApprovedAt: '2026-03-09T00:00:00.000Z' };
  expect(returnsOf(said, [withdrawn])).toEqual(said);
  expect(returnsOf(tryset, [])).toEqual(tryset);
});

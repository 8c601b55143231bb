import type { Consequence } from '../reacting.ts';
import type { PayoutEvent } from './payout-events.ts';
import type { Payout } from './payout-state.ts';

/** A paid line closes its entries in the member's account. `payout` may be the state at the event or later. */
export function afterPayout({ type, data }: PayoutEvent, payout: Payout): Consequence[] {
  if (type !== 'PayoutLinePaid') return [];
  const { payoutId, currency, lines } = payout;
  const { userId, amount } = data;
  const line = lines.find((each) => each.userId === userId);
  if (line === undefined) return [];
  const command = { action: 'pay', userId, payoutId, currency, upTo: line.upTo, amount } as const;
  return [{ on: 'cash_account', id: userId, as: 'system', command }];
}

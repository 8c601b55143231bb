import type { Reacting } from '../reacting.ts';
import { afterPayout } from './after-payout.ts';
import { type PayoutCommand, payout } from './payout.ts';
import type { PayoutEvent } from './payout-events.ts';
import type { Payout } from './payout-state.ts';

export const payoutReacting: Reacting<Payout, PayoutCommand, PayoutEvent> = {
  decider: payout,
  after: afterPayout,
};

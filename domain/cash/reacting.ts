import type { Reacting } from '../reacting.ts';
import { type CashCommand, cashAccount } from './cash-account.ts';
import type { CashAccountEvent } from './cash-events.ts';
import type { CashAccount } from './cash-state.ts';

/** Other streams add to the account; its own events cause nothing. */
export const cashAccountReacting: Reacting<CashAccount, CashCommand, CashAccountEvent> = {
  decider: cashAccount,
};

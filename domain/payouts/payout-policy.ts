import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { firstPayoutRates, type PayoutRates } from './withholding.ts';

/** The event of the stream `payout_policy-1`. It names the countries whose rates change. */
export type PayoutPolicyEvent = DomainEvent<'PayoutPolicyRevised', { changed: Partial<PayoutRates> }>;

export interface PayoutPolicyState extends PayoutRates {
  status: 'valid';
}

export type PayoutPolicyCommand = { action: 'revise'; rates: Partial<PayoutRates> };

/** The id of the only policy stream. */
export const payoutPolicyId = 1;

export const payoutPolicyTransitions = [
  {
    action: 'revise',
    from: ['valid'],
    to: 'same',
    event: 'PayoutPolicyRevised',
    who: ['staff'],
    staff: 'owner',
  },
] as const satisfies readonly Transition<string, 'valid', never>[];

const rules: Rules<'valid', never, PayoutPolicyState> = {
  entity: 'payout_policy',
  table: payoutPolicyTransitions,
  guards: {},
};

/** A payout's approval fixes the rates, so new ones leave approved payouts as they are. */
export const payoutPolicy: Decider<PayoutPolicyState, PayoutPolicyCommand, PayoutPolicyEvent> = {
  category: 'payout_policy',
  initial: { status: 'valid', ...firstPayoutRates },
  decide,
  evolve(state, { type, data }) {
    switch (type) {
      case 'PayoutPolicyRevised':
        return { ...state, ...data.changed };
      default:
        return untouched(type, state);
    }
  },
};

function decide(
  state: PayoutPolicyState,
  { action, rates }: PayoutPolicyCommand,
  asked: Asked,
): Decision<PayoutPolicyEvent> {
  const refused = checkTransition(rules, state, { action }, asked);
  if (refused !== null) return refused;
  const changed = changedRates(state, rates);
  return Object.keys(changed).length === 0
    ? nothingToDo
    : accept({ type: 'PayoutPolicyRevised', data: { changed } });
}

function changedRates(
  { KOREA: korea, JAPAN: japan }: PayoutRates,
  { KOREA, JAPAN }: Partial<PayoutRates>,
): Partial<PayoutRates> {
  const isKorea = KOREA && (KOREA.incomeTax !== korea.incomeTax || KOREA.localTax !== korea.localTax);
  const isJapan =
    JAPAN &&
    (JAPAN.incomeTax !== japan.incomeTax ||
      JAPAN.upperIncomeTax !== japan.upperIncomeTax ||
      JAPAN.upperFrom !== japan.upperFrom);
  return { ...(isKorea && { KOREA }), ...(isJapan && { JAPAN }) };
}

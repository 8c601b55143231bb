import { changedFields, isEmpty } from '../changed-fields.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import type { Region } from '../regions.ts';
import { firstTaxRate } from '../tax.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';

/** The tax rates by region, in percent. Prices include the tax. */
export type TaxRates = Record<Region, number>;

/** The rates that apply until owners first revise them. */
export const firstTaxRates: TaxRates = { KOREA: firstTaxRate, JAPAN: firstTaxRate };

/** The event of the stream `tax_policy-1`. */
export type TaxPolicyEvent = DomainEvent<'TaxPolicyRevised', { changed: Partial<TaxRates> }>;

export interface TaxPolicyState extends TaxRates {
  status: 'valid';
}

export type TaxPolicyCommand = { action: 'revise'; rates: Partial<TaxRates> };

/** The id of the only policy stream. */
export const taxPolicyId = 1;

export const taxPolicyTransitions = [
  {
    action: 'revise',
    from: ['valid'],
    to: 'same',
    event: 'TaxPolicyRevised',
    who: ['staff'],
    staff: 'owner',
  },
] as const satisfies readonly Transition<string, 'valid', never>[];

const rules: Rules<'valid', never, TaxPolicyState> = {
  entity: 'tax_policy',
  table: taxPolicyTransitions,
  guards: {},
};

/** Events fix the tax of each payment, so a new rate leaves earlier ones as they are. */
export const taxPolicy: Decider<TaxPolicyState, TaxPolicyCommand, TaxPolicyEvent> = {
  category: 'tax_policy',
  initial: { status: 'valid', ...firstTaxRates },
  decide,
  evolve(state, { type, data }) {
    switch (type) {
      case 'TaxPolicyRevised':
        return { ...state, ...data.changed };
      default:
        return untouched(type, state);
    }
  },
};

function decide(state: TaxPolicyState, command: TaxPolicyCommand, asked: Asked): Decision<TaxPolicyEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  const changed = changedFields<TaxRates>(state, command.rates);
  return isEmpty(changed) ? nothingToDo : accept({ type: 'TaxPolicyRevised', data: { changed } });
}

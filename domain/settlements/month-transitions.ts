import type { Rules, Transition } from '../transition-table.ts';
import { closesAt } from './month-days.ts';
import type { BrandMonthStatus } from './month-kinds.ts';
import type { MonthFacts } from './month-state.ts';
import { payableOf } from './month-sums.ts';

type Guard = 'too_early' | 'nothing_to_pay' | 'nothing_charged' | 'no_commission';
const settled = ['closed', 'paid_out'] as const;

export const brandMonthTransitions = [
  { action: 'add_line', from: ['none', 'open'], to: 'open', event: 'MonthLineAdded', who: ['system'] },
  {
    action: 'close',
    from: ['none', 'open'],
    to: 'closed',
    event: 'MonthClosed',
    who: ['system'],
    guards: ['too_early'],
  },
  {
    action: 'pay_out',
    from: ['closed'],
    to: 'told',
    event: 'MonthPaidOut',
    who: ['staff'],
    staff: 'owner',
    guards: ['nothing_to_pay'],
  },
  {
    action: 'charge_again',
    from: settled,
    to: 'same',
    event: 'MonthChargedAgain',
    who: ['staff'],
    guards: ['nothing_charged'],
  },
  {
    action: 'note_tax_invoice',
    from: settled,
    to: 'same',
    event: 'MonthTaxInvoiceNoted',
    who: ['staff'],
    guards: ['no_commission'],
  },
] as const satisfies readonly Transition<string, BrandMonthStatus, Guard>[];

export type BrandMonthAction = (typeof brandMonthTransitions)[number]['action'];

export type MonthStanding = Pick<MonthFacts, 'status' | 'month' | 'settlements'>;

export const brandMonthRules: Rules<BrandMonthStatus, Guard, MonthStanding, BrandMonthAction> = {
  entity: 'brand_month',
  table: brandMonthTransitions,
  guards: {
    too_early: ({ month }, { at }) => (month !== '' && at < closesAt(month) ? 'too_early' : null),
    nothing_to_pay: ({ settlements }) =>
      settlements.some((each) => payableOf(each) > 0 && each.paidOut === null) ? null : 'nothing_to_pay',
    nothing_charged: ({ settlements }) =>
      settlements.some(({ invoice }) => invoice !== null) ? null : 'nothing_charged',
    no_commission: ({ settlements }) => (commissionDue(settlements) === null ? 'no_commission' : null),
  },
};

/** The commission in KRW for which a tax invoice is due; null if there is none. Japan has no such invoices. */
export function commissionDue(settlements: MonthFacts['settlements']) {
  return settlements.find(({ currency, commission }) => currency === 'KRW' && commission !== 0) ?? null;
}

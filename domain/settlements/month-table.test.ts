import { type Sample, testEveryRow } from '../testing/every-row.ts';
import { readRows } from '../testing/rows.ts';
import { brandMonthStates, charging, invoice, named, settlement, sold } from '../testing/settlements.ts';
import { type BrandMonthCommand, brandMonth } from './brand-month.ts';
import type { BrandMonthEvent } from './month-events.ts';
import { brandMonthStatuses } from './month-kinds.ts';
import type { BrandMonth } from './month-state.ts';
import { type BrandMonthAction, brandMonthTransitions } from './month-transitions.ts';

/** The decided table: the system collects and closes, owners pay out, and staff do what the tax office asks. */
const decided = readRows(
  `add_line | none, open | open | MonthLineAdded | system
   close | none, open | closed | MonthClosed | system | | over
   pay_out | closed | told | MonthPaidOut | staff | | payable
   charge_again | closed, paid_out | same | MonthChargedAgain | staff | | charged
   note_tax_invoice | closed, paid_out | same | MonthTaxInvoiceNoted | staff | | commission`,
  {},
);

type Case = Sample<BrandMonth, BrandMonthCommand, BrandMonthEvent>;

const { brandId } = named;
/** Commands come at the start of 1 June in UTC, so April is over and May is not. */
const april = { brandMonthId: 3_202_604, brandId, month: '2026-04' };
const late = { ...sold, of: { ...sold.of, id: 712 } };
const { amount: _, tax: __, ...again } = { ...invoice, brandInvoiceId: 33, paymentId: 53 };
const { invoice: ___, ...sums } = settlement;
const due = { ...invoice, dueTime: '2026-06-08T15:00:00.000Z' };

const samples: Readonly<Record<BrandMonthAction, Case>> = {
  add_line: {
    command: { action: 'add_line', brandId, month: named.month, line: late },
    events: ({ lineCount }) => [
      { type: 'MonthLineAdded', data: { ...named, number: lineCount + 1, ...late } },
    ],
  },
  close: {
    command: { action: 'close', brandId, month: april.month, ...charging },
    events: ({ status }) => [
      {
        type: 'MonthClosed',
        data: {
          ...april,
          settlements: status === 'none' ? [] : [{ ...sums, invoice: due }],
          isSettled: status === 'none',
        },
      },
    ],
  },
  pay_out: {
    command: { action: 'pay_out', currency: 'KRW', reference: 'T-1' },
    events: [
      {
        type: 'MonthPaidOut',
        data: { currency: 'KRW', amount: 6_699, reference: 'T-1', isSettled: true },
      },
    ],
    told: { closed: 'paid_out' },
  },
  charge_again: {
    command: { action: 'charge_again', currency: 'KRW', replaced: 31, invoice: again },
    events: [
      {
        type: 'MonthChargedAgain',
        data: { currency: 'KRW', replaced: 31, invoice: { ...again, amount: 55_000, tax: 5_000 } },
      },
    ],
  },
  note_tax_invoice: {
    command: { action: 'note_tax_invoice', approvalNumber: '20260605-41000000-00000001' },
    events: [{ type: 'MonthTaxInvoiceNoted', data: { approvalNumber: '20260605-41000000-00000001' } }],
  },
};

testEveryRow<BrandMonth, BrandMonthCommand, BrandMonthEvent>({
  entity: 'brand_month',
  decider: brandMonth,
  table: brandMonthTransitions,
  decided,
  samples,
  statuses: [...brandMonthStatuses],
  stateOf: (status) => brandMonthStates[status as keyof typeof brandMonthStates],
  factsOf: ({ status }) =>
    // A month that nobody named yet may be over.
    new Set(status === 'none' ? ['over'] : status === 'open' ? [] : ['payable', 'charged', 'commission']),
});

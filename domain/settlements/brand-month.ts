import type { BrandPaymentMethod } from '../brand-invoices/invoice-kinds.ts';
import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import { checkTransition } from '../transition-table.ts';
import { closedMonth } from './close-month.ts';
import { brandMonthIdOf } from './month-days.ts';
import type { BrandMonthEvent, ContentUseInvoice, MonthNamed } from './month-events.ts';
import type { MonthLine } from './month-line.ts';
import { noCharge, notPayable, otherInvoice, wrongLine } from './month-refusals.ts';
import { type BrandMonth, evolveMonth, hasLine, initialBrandMonth } from './month-state.ts';
import { payableOf } from './month-sums.ts';
import { brandMonthRules } from './month-transitions.ts';

/** The ids of an invoice in one currency, and how its currency is taxed, in percent. */
export interface MonthBilling {
  brandInvoiceId: number;
  paymentId: number;
  taxRate: number;
}

/** How a closing month charges its content uses. */
export interface MonthCharging {
  method: BrandPaymentMethod;
  billing: Readonly<Record<Currency, MonthBilling>>;
}

export type BrandMonthCommand =
  | ({ action: 'add_line'; line: MonthLine } & Pick<MonthNamed, 'brandId' | 'month'>)
  | ({ action: 'close' } & Pick<MonthNamed, 'brandId' | 'month'> & MonthCharging)
  | { action: 'pay_out'; currency: Currency; reference: string }
  /** `replaced` is the id of the invoice that ended without money. */
  | {
      action: 'charge_again';
      currency: Currency;
      replaced: number;
      invoice: Omit<ContentUseInvoice, 'amount' | 'tax'>;
    }
  | { action: 'note_tax_invoice'; approvalNumber: string };

/**
 * The decider of the stream `brand_month-<id>`: the lines of a brand's month, its closing and what follows. The append decides
 * whether a line still belongs to the month: a closed month takes none, and a line that it has counts once.
 */
export const brandMonth: Decider<BrandMonth, BrandMonthCommand, BrandMonthEvent> = {
  category: 'brand_month',
  initial: initialBrandMonth,
  decide,
  evolve: evolveMonth,
  brandIds: ({ brandId }) => (brandId === 0 ? [] : [brandId]),
};

function decide(state: BrandMonth, command: BrandMonthCommand, asked: Asked): Decision<BrandMonthEvent> {
  const { action } = command;
  const standing = action === 'close' ? { ...state, month: command.month } : state;
  const refused = checkTransition(brandMonthRules, standing, command, asked);
  if (refused?.refusal.kind === 'forbidden') return refused;
  // A line that the month has stays in it, also after its closing.
  if (action === 'add_line' && hasLine(state, command.line)) return nothingToDo;
  if (refused !== null) return refused;
  switch (action) {
    case 'add_line':
      return addLine(state, command);
    case 'close':
      return accept(closedMonth(state, command, asked.at));
    case 'pay_out':
      return payOut(state, command);
    case 'charge_again':
      return chargeAgain(state, command);
    case 'note_tax_invoice': {
      const { approvalNumber } = command;
      if (state.approvalNumber === approvalNumber) return nothingToDo;
      return accept({ type: 'MonthTaxInvoiceNoted', data: { approvalNumber } });
    }
  }
}

type Of<Action> = Extract<BrandMonthCommand, { action: Action }>;

function addLine(state: BrandMonth, { brandId, month, line }: Of<'add_line'>): Decision<BrandMonthEvent> {
  const wrong = wrongLine(line);
  if (wrong !== null) return wrong;
  const named = { brandMonthId: brandMonthIdOf(brandId, month), brandId, month };
  return accept({ type: 'MonthLineAdded', data: { ...named, number: state.lineCount + 1, ...line } });
}

function payOut(state: BrandMonth, { currency, reference }: Of<'pay_out'>): Decision<BrandMonthEvent> {
  const { settlements } = state;
  const paid = settlements.find((each) => each.currency === currency);
  const amount = paid === undefined ? 0 : payableOf(paid);
  if (paid === undefined || paid.paidOut !== null || amount === 0) return notPayable(currency);
  const isSettled = settlements.every(
    (each) => each === paid || each.paidOut !== null || payableOf(each) === 0,
  );
  return accept({ type: 'MonthPaidOut', data: { currency, amount, reference, isSettled } });
}

function chargeAgain(
  state: BrandMonth,
  { currency, replaced, invoice }: Of<'charge_again'>,
): Decision<BrandMonthEvent> {
  const present = state.settlements.find((each) => each.currency === currency)?.invoice ?? null;
  if (present === null) return noCharge(currency);
  if (present.brandInvoiceId !== replaced) return otherInvoice(present.brandInvoiceId);
  const { amount, tax } = present;
  return accept({
    type: 'MonthChargedAgain',
    data: { currency, replaced, invoice: { ...invoice, amount, tax } },
  });
}

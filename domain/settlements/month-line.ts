import type { Currency } from '../payments/payment-kinds.ts';
import type { LineSource, LineStep, MonthSide } from './month-kinds.ts';

/** What a line is about. A source takes a step in turns 1, 2, …: a look use may be confirmed several times. */
export interface LineOf {
  kind: LineSource;
  id: number;
  step: LineStep;
  turn: number;
}

/** One line of a brand's month. Amounts are whole KRW or JPY; negative ones take an earlier line back. */
export interface MonthLine {
  side: MonthSide;
  of: LineOf;
  currency: Currency;
  /** The sales price, or the charge for a use. */
  amount: number;
  /** The tax that the amount includes. */
  tax: number;
  /** The brand's commission in percent when the order was placed; null for uses and carried totals. */
  commissionRate: number | null;
  /** What the brand gets; 0 for uses. */
  brandPayment: number;
  /** What statements call it, such as the product's name and size. */
  label: string | null;
  /** When it happened, an ISO instant. It decides the month, unless that is closed. */
  occurredTime: string;
}

/**
 * The part of a sale that the brand gets: floor(sales × (100 − commission) / 100). The platform bears points and goodwill, so
 * `amount` is the whole sales price. A reversal takes back exactly what the sale gave.
 */
export function brandPaymentOf(amount: number, commissionRate: number): number {
  const part = Math.floor((Math.abs(amount) * (100 - commissionRate)) / 100);
  return amount < 0 && part > 0 ? -part : part;
}

type SaleLine = Omit<MonthLine, 'side' | 'brandPayment' | 'commissionRate'> & { commissionRate: number };
type UseLine = Omit<MonthLine, 'side' | 'brandPayment' | 'commissionRate'>;

/** The line of a settled or reversed item of an order. */
export function saleLine(line: SaleLine): MonthLine {
  return { side: 'sale', ...line, brandPayment: brandPaymentOf(line.amount, line.commissionRate) };
}

/** The line of a confirmed or ended look use. */
export function contentUseLine(line: UseLine): MonthLine {
  return { side: 'content_use', ...line, commissionRate: null, brandPayment: 0 };
}

/** The text that tells lines apart. A source's step in one turn counts once, whatever its amount. */
export function keyOfLine({ side, currency, of }: Pick<MonthLine, 'side' | 'currency' | 'of'>): string {
  return `${side}:${currency}:${of.kind}-${of.id}:${of.step}:${of.turn}`;
}

import { untouched } from '../exhaustive.ts';
import { hasKey, type LineKeys, withKey } from './line-keys.ts';
import type { BrandMonthEvent, ClosedSettlement, MonthNamed } from './month-events.ts';
import type { BrandMonthStatus } from './month-kinds.ts';
import { keyOfLine } from './month-line.ts';
import { type MonthSums, sumsWith } from './month-sums.ts';

/** The settlement of a closed month in one currency, with the transfer to the brand; null until it is made. */
export interface MonthSettlement extends ClosedSettlement {
  paidOut: { reference: string; amount: number; paidTime: string } | null;
}

/** A brand's month without the keys of its lines, as read models keep it. */
export interface MonthFacts extends MonthNamed {
  status: BrandMonthStatus;
  lineCount: number;
  sums: readonly MonthSums[];
  /** Empty until the month is closed. */
  settlements: readonly MonthSettlement[];
  closedTime: string | null;
  /** The tax office's approval number of the invoice for the commission. */
  approvalNumber: string | null;
}

export interface BrandMonth extends MonthFacts {
  keys: LineKeys;
}

export const initialMonthFacts: MonthFacts = {
  status: 'none',
  brandMonthId: 0,
  brandId: 0,
  month: '',
  lineCount: 0,
  sums: [],
  settlements: [],
  closedTime: null,
  approvalNumber: null,
};

export const initialBrandMonth: BrandMonth = { ...initialMonthFacts, keys: [] };

export function evolveFacts(facts: MonthFacts, { type, data }: BrandMonthEvent, at: string): MonthFacts {
  switch (type) {
    case 'MonthLineAdded': {
      const { brandMonthId, brandId, month, number } = data;
      const sums = sumsWith(facts.sums, data);
      return { ...facts, brandMonthId, brandId, month, status: 'open', lineCount: number, sums };
    }
    case 'MonthClosed': {
      const { isSettled: _, settlements, ...named } = data;
      const unpaid = settlements.map((each) => ({ ...each, paidOut: null }));
      return { ...facts, ...named, status: 'closed', settlements: unpaid, closedTime: at };
    }
    case 'MonthPaidOut': {
      const { currency, amount, reference, isSettled } = data;
      const settlements = facts.settlements.map((each) =>
        each.currency === currency ? { ...each, paidOut: { reference, amount, paidTime: at } } : each,
      );
      return { ...facts, settlements, status: isSettled ? 'paid_out' : facts.status };
    }
    case 'MonthChargedAgain': {
      const settlements = facts.settlements.map((each) =>
        each.currency === data.currency ? { ...each, invoice: data.invoice } : each,
      );
      return { ...facts, settlements };
    }
    case 'MonthTaxInvoiceNoted':
      return { ...facts, approvalNumber: data.approvalNumber };
    default:
      return untouched(type, facts);
  }
}

export function evolveMonth(month: BrandMonth, event: BrandMonthEvent, at: string): BrandMonth {
  const { keys, ...facts } = month;
  const after = evolveFacts(facts, event, at);
  return { ...after, keys: event.type === 'MonthLineAdded' ? withKey(keys, keyOfLine(event.data)) : keys };
}

export function hasLine({ keys }: BrandMonth, line: Parameters<typeof keyOfLine>[0]): boolean {
  return hasKey(keys, keyOfLine(line));
}

import { untouched } from '../exhaustive.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import type { DraftedLine, LeftOut, PayoutEvent } from './payout-events.ts';
import type { FailureCause, PayoutLife, PayoutLineStatus, PayoutMonth } from './payout-kinds.ts';
import type { PayoutRates, Withheld } from './withholding.ts';

/** A line of a payout. The tax is 0 until the approval fixes it. */
export interface PayoutLine extends DraftedLine, Withheld {
  status: PayoutLineStatus;
  /** The bank's reference of a paid line. */
  reference: string | null;
  /** Why the transfer failed. */
  cause: FailureCause | null;
}

export interface Payout extends PayoutMonth {
  status: PayoutLife;
  payoutId: number;
  currency: Currency;
  lines: readonly PayoutLine[];
  leftOut: readonly LeftOut[];
  leftOutCount: number;
  /** The rates that the approval fixed. */
  rates: PayoutRates | null;
  /** ISO instants; null before. */
  approvedTime: string | null;
  closedTime: string | null;
}

export const initialPayout: Payout = {
  status: 'none',
  payoutId: 0,
  regionId: 'KOREA',
  month: '',
  currency: 'KRW',
  lines: [],
  leftOut: [],
  leftOutCount: 0,
  rates: null,
  approvedTime: null,
  closedTime: null,
};

const fresh = { status: 'pending', incomeTax: 0, localTax: 0, reference: null, cause: null } as const;

export function evolvePayout(payout: Payout, { type, data }: PayoutEvent, at: string): Payout {
  switch (type) {
    case 'PayoutDrafted': {
      const { dropped: _, lines, ...draft } = data;
      return { ...payout, ...draft, status: 'drafted', lines: lines.map((line) => ({ ...line, ...fresh })) };
    }
    case 'PayoutDraftExpired':
      return { ...payout, ...data, status: 'expired' };
    case 'PayoutApproved': {
      const taxes = new Map(data.taxes.map(({ userId, ...tax }) => [userId, tax]));
      const lines = payout.lines.map((line) => ({ ...line, ...taxes.get(line.userId) }));
      return { ...payout, status: 'approved', rates: data.rates, lines, approvedTime: at };
    }
    case 'PayoutLinePaid':
      return withLine(payout, data.userId, { status: 'paid', reference: data.reference });
    case 'PayoutLineFailed':
      return withLine(payout, data.userId, { status: 'failed', cause: data.cause });
    case 'PayoutClosed':
      return { ...payout, status: 'closed', closedTime: at };
    default:
      return untouched(type, payout);
  }
}

function withLine(payout: Payout, userId: number, change: Partial<PayoutLine>): Payout {
  const lines = payout.lines.map((line) => (line.userId === userId ? { ...line, ...change } : line));
  return { ...payout, lines };
}

/** What the member gets: the amount less the tax. */
export function paidOutOf({
  amount,
  incomeTax,
  localTax,
}: Pick<PayoutLine, 'amount' | keyof Withheld>): number {
  return amount - incomeTax - localTax;
}

/** The sums of lines, in whole units of the payout's currency. */
export interface PayoutSums extends Withheld {
  lines: number;
  amount: number;
}

export function sumsOf(lines: readonly PayoutLine[], status?: PayoutLineStatus): PayoutSums {
  const sums = { lines: 0, amount: 0, incomeTax: 0, localTax: 0 };
  for (const line of lines) {
    if (status !== undefined && line.status !== status) continue;
    sums.lines += 1;
    sums.amount += line.amount;
    sums.incomeTax += line.incomeTax;
    sums.localTax += line.localTax;
  }
  return sums;
}

import type { PayoutEvent } from '#domain/payouts/payout-events.ts';
import { type PayoutPolicyEvent, payoutPolicy } from '#domain/payouts/payout-policy.ts';
import { firstPayoutRates } from '#domain/payouts/withholding.ts';
import { payoutsWritten } from '#domain/payouts/written.ts';
import { idOf, type Projection } from '../projection.ts';
import {
  type PayoutLineRow,
  type PayoutPolicyRow,
  type PayoutRow,
  payoutLinesTable,
  payoutPoliciesTable,
  payoutsTable,
} from './tables.ts';

const known = new Set(payoutsWritten.flatMap(({ newest }) => Object.keys(newest)));
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + BigInt(amount), 0n);

/** A month whose draft never came has no row. */
export const payoutsProjection: Projection<PayoutRow, PayoutEvent> = {
  name: 'payouts',
  table: payoutsTable,
  categories: ['payout'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const told = { revision, updatedAt: at };
    if (event.type === 'PayoutDrafted') {
      const { payoutId: _, dropped: __, lines, ...draft } = event.data;
      return {
        ...draft,
        id: idOf(recorded),
        status: 'drafted',
        lineCount: lines.length,
        pendingCount: lines.length,
        paidCount: 0,
        failedCount: 0,
        amount: sum(lines.map(({ amount }) => amount)),
        incomeTax: 0n,
        localTax: 0n,
        paidAmount: 0n,
        paidOut: 0n,
        rates: null,
        approvedTime: null,
        closedTime: null,
        createdAt: row?.createdAt ?? at,
        ...told,
      };
    }
    if (row === null) return null;
    switch (event.type) {
      case 'PayoutApproved': {
        const { rates, taxes } = event.data;
        const incomeTax = sum(taxes.map((tax) => tax.incomeTax));
        const localTax = sum(taxes.map((tax) => tax.localTax));
        return { ...row, ...told, status: 'approved', rates, incomeTax, localTax, approvedTime: at };
      }
      case 'PayoutLinePaid': {
        const { amount, paidOut } = event.data;
        const { pendingCount, paidCount, paidAmount } = row;
        return {
          ...row,
          ...told,
          pendingCount: pendingCount - 1,
          paidCount: paidCount + 1,
          paidAmount: paidAmount + BigInt(amount),
          paidOut: row.paidOut + BigInt(paidOut),
        };
      }
      case 'PayoutLineFailed':
        return { ...row, ...told, pendingCount: row.pendingCount - 1, failedCount: row.failedCount + 1 };
      case 'PayoutClosed':
        return { ...row, ...told, status: 'closed', closedTime: at };
      default:
        return { ...row, ...told };
    }
  },
};

export const payoutLinesProjection: Projection<PayoutLineRow, PayoutEvent> = {
  name: 'payout_lines',
  table: payoutLinesTable,
  categories: ['payout'],
  knows: (type) => known.has(type),
  keys: ({ event, entityId }) => membersOf(event).map((userId) => `${entityId}:${userId}`),
  fold(row, recorded, key) {
    const { event, at } = recorded;
    const userId = Number(String(key).split(':')[1]);
    if (event.type === 'PayoutDrafted') {
      const { lines, payoutId, regionId, month, currency } = event.data;
      const line = lines.find((each) => each.userId === userId);
      if (line === undefined) return null;
      return {
        ...line,
        amount: BigInt(line.amount),
        id: String(key),
        payoutId,
        regionId,
        month,
        currency,
        incomeTax: 0n,
        localTax: 0n,
        status: 'pending',
        reference: null,
        cause: null,
        createdAt: row?.createdAt ?? at,
        updatedAt: at,
      };
    }
    if (row === null) return null;
    switch (event.type) {
      case 'PayoutApproved': {
        const { incomeTax = 0, localTax = 0 } = event.data.taxes.find((tax) => tax.userId === userId) ?? {};
        return { ...row, incomeTax: BigInt(incomeTax), localTax: BigInt(localTax), updatedAt: at };
      }
      case 'PayoutLinePaid':
        return { ...row, status: 'paid', reference: event.data.reference, updatedAt: at };
      case 'PayoutLineFailed':
        return { ...row, status: 'failed', cause: event.data.cause, updatedAt: at };
      default:
        return row;
    }
  },
};

/** The members whose lines an event changes. */
function membersOf({ type, data }: PayoutEvent): readonly number[] {
  switch (type) {
    case 'PayoutDrafted':
      return [...data.lines.map(({ userId }) => userId), ...data.dropped];
    case 'PayoutApproved':
      return data.taxes.map(({ userId }) => userId);
    case 'PayoutLinePaid':
    case 'PayoutLineFailed':
      return [data.userId];
    default:
      return [];
  }
}

/** Lists every event type, so that a missing type does not compile. */
const ofPolicy: Readonly<Record<PayoutPolicyEvent['type'], true>> = { PayoutPolicyRevised: true };

export const payoutPoliciesProjection: Projection<PayoutPolicyRow, PayoutPolicyEvent> = {
  name: 'payout_policies',
  table: payoutPoliciesTable,
  categories: ['payout_policy'],
  knows: (type) => type in ofPolicy,
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    const before = { status: 'valid', ...(row?.rates ?? firstPayoutRates) } as const;
    const { KOREA, JAPAN } = payoutPolicy.evolve(before, event, at);
    return { id: idOf(recorded), rates: { KOREA, JAPAN }, revision, updatedAt: at };
  },
};

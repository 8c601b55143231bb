import Type, { type Static } from 'typebox';
import { currencies } from '#domain/payments/payment-kinds.ts';
import {
  failureCauses,
  leftOutReasons,
  payoutLineStatuses,
  payoutStatuses,
} from '#domain/payouts/payout-kinds.ts';
import { payoutRules, payoutTransitions } from '#domain/payouts/payout-transitions.ts';
import { regions } from '#domain/regions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Instant, Nullable, OneOf } from '#http/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { payoutColumns } from './columns.ts';
import { lineSums } from './line-sums.ts';
import type { PayoutFound, PayoutLineFound } from './scope.ts';

/** Rates in hundredths of a percent: 300 is 3 percent. */
export const Rates = Type.Object({
  KOREA: Type.Object({ incomeTax: Count, localTax: Count }),
  JAPAN: Type.Object({ incomeTax: Count, upperIncomeTax: Count, upperFrom: Count }),
});

/** A cell of the file that is blank until the approval, which fixes the tax. */
function onceTaxed({ approvedTime }: Pick<PayoutFound, 'approvedTime'>, value: number): number | null {
  return approvedTime === null ? null : value;
}

/** Amounts are in whole units of the payout's currency. */
export const payoutFields = readable<PayoutFound>()(payoutColumns, {
  ...idFields,
  regionId: { is: OneOf(regions), of: (row) => row.regionId, csv: 'region_id' },
  month: { is: Text, of: (row) => row.month, csv: 'month' },
  status: { is: OneOf(payoutStatuses), of: (row) => row.status, csv: 'status' },
  currency: { is: OneOf(currencies), of: (row) => row.currency, csv: 'currency' },
  lineCount: { is: Count, of: (row) => row.lineCount, csv: 'line_count' },
  pendingCount: { is: Count, of: (row) => row.pendingCount, csv: 'pending_count' },
  paidCount: { is: Count, of: (row) => row.paidCount, csv: 'paid_count' },
  failedCount: { is: Count, of: (row) => row.failedCount, csv: 'failed_count' },
  /** Of all lines before tax. */
  amount: { is: Count, of: (row) => Number(row.amount), csv: 'amount' },
  /** 0 until the approval, and blank in the file. */
  incomeTax: {
    is: Count,
    of: (row) => Number(row.incomeTax),
    csv: 'income_tax',
    cell: (row) => onceTaxed(row, Number(row.incomeTax)),
  },
  localTax: {
    is: Count,
    of: (row) => Number(row.localTax),
    csv: 'local_tax',
    cell: (row) => onceTaxed(row, Number(row.localTax)),
  },
  /** Of the paid lines, before tax and after it. */
  paidAmount: { is: Count, of: (row) => Number(row.paidAmount), csv: 'paid_amount' },
  paidOut: { is: Count, of: (row) => Number(row.paidOut), csv: 'paid_out' },
  leftOutCount: { is: Count, of: (row) => row.leftOutCount, csv: 'left_out_count' },
  /** The rates that the approval fixed. */
  rates: { is: Nullable(Rates), of: (row) => row.rates },
  approvedTime: { is: Nullable(Instant), of: (row) => row.approvedTime, csv: 'approved_time', isTime: true },
  closedTime: { is: Nullable(Instant), of: (row) => row.closedTime, csv: 'closed_time', isTime: true },
  actions: {
    is: ActionsOf(payoutTransitions),
    of: (row) => actionsFor(payoutRules, row, 'staff', row.updatedAt),
  },
  ...timeFields,
});

/** The members whom the payout leaves out, and why: the first ones, as `leftOutCount` counts all. */
const leftOut = Type.Array(Type.Object({ userId: Count, amount: Count, why: OneOf(leftOutReasons) }));
export const PayoutDetail = Type.Object({ ...payoutFields.shape.properties, leftOut, ...asOfField });
export type PayoutDetail = Static<typeof PayoutDetail>;

export const payoutLineFields = readable<PayoutLineFound>()(payoutColumns, {
  /** The payout's id and the member's: `7:5`. */
  id: { is: Text, of: (row) => row.id, csv: 'id' },
  payoutId: { is: Count, of: (row) => row.payoutId, csv: 'payout_id' },
  regionId: { is: OneOf(regions), of: (row) => row.regionId, csv: 'region_id' },
  month: { is: Text, of: (row) => row.month, csv: 'month' },
  user: {
    is: Type.Object({ id: Count, username: OptionalText }),
    of: ({ userId: id, username }) => ({ id, username }),
    cells: [{ csv: 'user_id', of: (row) => row.userId }],
  },
  status: { is: OneOf(payoutLineStatuses), of: (row) => row.status, csv: 'status' },
  currency: { is: OneOf(currencies), of: (row) => row.currency, csv: 'currency' },
  amount: { is: Count, of: (row) => lineSums(row).amount, csv: 'amount' },
  incomeTax: {
    is: Count,
    of: (row) => lineSums(row).incomeTax,
    csv: 'income_tax',
    cell: (row) => onceTaxed(row, lineSums(row).incomeTax),
  },
  localTax: {
    is: Count,
    of: (row) => lineSums(row).localTax,
    csv: 'local_tax',
    cell: (row) => onceTaxed(row, lineSums(row).localTax),
  },
  /** The amount less the tax. */
  paidOut: {
    is: Count,
    of: (row) => lineSums(row).paidOut,
    csv: 'paid_out',
    cell: (row) => onceTaxed(row, lineSums(row).paidOut),
  },
  reference: { is: OptionalText, of: (row) => row.reference, csv: 'reference' },
  cause: { is: Nullable(OneOf(failureCauses)), of: (row) => row.cause, csv: 'cause' },
  approvedTime: { is: Nullable(Instant), of: (row) => row.approvedTime, csv: 'approved_time', isTime: true },
  updatedTime: { is: Instant, of: (row) => row.updatedAt, csv: 'updated_time', isTime: true, isLast: true },
});

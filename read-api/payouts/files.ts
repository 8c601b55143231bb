import { notFound } from '#http/errors.ts';
import { columnsOf } from '../kit/csv/columns-of.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { payoutColumns } from './columns.ts';
import { lineSums } from './line-sums.ts';
import { matchingLines } from './lists.ts';
import { type PayoutLineFound, payoutsFor } from './scope.ts';

const named = columnsOf(payoutColumns);

/** What the bank needs for each transfer: the account of today, and the amount after tax. */
const bankColumns = named<PayoutLineFound>([
  { header: 'user_id', value: (row) => row.userId },
  { header: 'bank_code', value: (row) => row.bankAccount?.bankCode ?? '' },
  { header: 'bank_name', value: (row) => row.bankAccount?.bankName ?? '' },
  { header: 'account_number', value: (row) => row.bankAccount?.accountNumber ?? '' },
  { header: 'account_holder_name', value: (row) => row.bankAccount?.ownerName ?? '' },
  { header: 'currency', value: (row) => row.currency },
  { header: 'paid_out', value: (row) => lineSums(row).paidOut },
]);

/** What the tax office asks of each paid line. Resident numbers are never stored, so they are added elsewhere. */
const taxColumns = named<PayoutLineFound>([
  { header: 'user_id', value: (row) => row.userId },
  { header: 'real_name', value: (row) => row.realName ?? '' },
  { header: 'month', value: (row) => row.month },
  { header: 'currency', value: (row) => row.currency },
  { header: 'amount', value: (row) => lineSums(row).amount },
  { header: 'income_tax', value: (row) => lineSums(row).incomeTax },
  { header: 'local_tax', value: (row) => lineSums(row).localTax },
  { header: 'tax', value: (row) => lineSums(row).tax },
  { header: 'paid_out', value: (row) => lineSums(row).paidOut },
]);

const files = {
  bank: { name: 'payout-bank', columns: bankColumns, statuses: ['pending'] },
  tax: { name: 'payout-tax', columns: taxColumns, statuses: ['paid'] },
} as const;
export type PayoutFile = keyof typeof files;

/**
 * A payout's file: the pending transfers for the bank, or the paid lines for the tax office. Throws 404 for a payout that is
 * not approved, because its tax is not fixed.
 */
export async function payoutFile(
  reading: Reading,
  { id, file }: { id: number; file: PayoutFile },
  choices: CsvChoices,
): Promise<CsvFile> {
  const approved = await payoutsFor(reading.db, reading.caller)
    .where('payout.id', '=', id)
    .where('payout.status', '!=', 'drafted')
    .executeTakeFirst();
  if (approved === undefined) throw notFound('approved_payout', id);
  const { name, columns, statuses } = files[file];
  const lines = matchingLines(reading, { payout_id: id, statuses: [...statuses], order: 'id' });
  return csvFile({
    name,
    wording: wordingOf(choices, reading.now),
    columns,
    rows: lines.all(),
    count: lines.count,
  });
}

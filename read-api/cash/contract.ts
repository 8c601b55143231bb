import Type, { type Static } from 'typebox';
import { cashSourceKinds, cashSteps } from '#domain/cash/cash-kinds.ts';
import { maskedNumber } from '#domain/masked.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { Count, OptionalText, readable, Text } from '../kit/readable/fields.ts';
import { cashColumns } from './columns.ts';
import type { CashEntryFound, CashFound } from './scope.ts';

export const cashEntryFields = readable<CashEntryFound>()(cashColumns, {
  /** The member's id and the entry's number: `5:1`. */
  id: { is: Text, of: (row) => row.id, csv: 'id' },
  user: {
    is: Type.Object({ id: Count, username: OptionalText }),
    of: ({ userId: id, username }) => ({ id, username }),
    cells: [{ csv: 'user_id', of: (row) => row.userId }],
  },
  number: { is: Count, of: (row) => row.number, csv: 'number' },
  step: { is: OneOf(cashSteps), of: (row) => row.step, csv: 'step' },
  /** What the cash comes from. A source whose decision was taken back may give it again, in the next turn. */
  of: {
    is: Type.Object({ kind: OneOf(cashSourceKinds), id: Count, turn: Count }),
    of: ({ ofKind: kind, ofId: id, turn }) => ({ kind, id, turn }),
    cells: [
      { csv: 'of_kind', of: (row) => row.ofKind },
      { csv: 'of_id', of: (row) => row.ofId },
      { csv: 'turn', of: (row) => row.turn },
    ],
  },
  currency: { is: OneOf(currencies), of: (row) => row.currency, csv: 'currency' },
  /** In whole units. Negative if cash was taken back. */
  amount: { is: Count, of: (row) => row.amount, csv: 'amount' },
  /** The payout that paid the entry; null while it is open. */
  payoutId: { is: Nullable(Count), of: (row) => row.payoutId, csv: 'payout_id' },
  createdTime: { is: Instant, of: (row) => row.createdAt, csv: 'created_time', isTime: true, isLast: true },
  updatedTime: { is: Instant, of: (row) => row.updatedAt, csv: 'updated_time', isTime: true, isLast: true },
});

/** A member's cash. The account number is masked. */
export const Cash = Type.Object({
  userId: Count,
  /** The open entries' sums in whole units, one for each currency; negative if the member got too much. */
  due: Type.Array(Type.Object({ currency: OneOf(currencies), amount: Count })),
  bankAccount: Nullable(
    Type.Object({
      bankCode: OptionalText,
      bankName: Text,
      accountNumber: Text,
      accountHolderName: Text,
    }),
  ),
  /** The revision for `If-Match`; null before the first event. */
  revision: OptionalText,
});
export type Cash = Static<typeof Cash>;

export function shownCash({ userId, dueKrw, dueJpy, bankAccount, revision }: CashFound): Cash {
  return {
    userId,
    due: [
      { currency: 'KRW', amount: Number(dueKrw ?? 0n) },
      { currency: 'JPY', amount: Number(dueJpy ?? 0n) },
    ],
    bankAccount: bankAccount && {
      bankCode: bankAccount.bankCode,
      bankName: bankAccount.bankName,
      accountNumber: maskedNumber(bankAccount.accountNumber),
      accountHolderName: bankAccount.ownerName,
    },
    revision: revision === null ? null : String(revision),
  };
}

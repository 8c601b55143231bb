import Type, { type Static } from 'typebox';
import { Nullable } from '#http/contract.ts';

/** A member's bank account with its whole number. */
export const WholeBankAccount = Type.Object({
  bankCode: Nullable(Type.String()),
  bankName: Type.String(),
  accountNumber: Type.String(),
  accountHolderName: Type.String(),
});
export type WholeBankAccount = Static<typeof WholeBankAccount>;

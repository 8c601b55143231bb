import Type, { type Static } from 'typebox';
import { VisibleText } from '#http/contract.ts';

/** A member's bank account. A form may send back the masked number that it was shown. */
export const BankAccountBody = Type.Object(
  {
    bank_code: Type.Optional(Type.String({ maxLength: 4, pattern: '^\\d{2,4}$' })),
    bank_name: VisibleText(60),
    account_number: Type.String({ maxLength: 40, pattern: '^[\\d*-]{4,40}$' }),
    account_holder_name: VisibleText(60),
  },
  { additionalProperties: false },
);
export type BankAccountSaid = Static<typeof BankAccountBody>;

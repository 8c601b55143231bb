import type { DomainEvent } from '../event.ts';
import type { Currency } from '../payments/payment-kinds.ts';
import type { Sealed } from '../sealed.ts';
import type { CashSource } from './cash-kinds.ts';

/** An amount of a source in whole KRW or JPY, always positive. `number` counts the account's entries from 1. */
export interface CashAmount {
  userId: number;
  number: number;
  of: CashSource;
  currency: Currency;
  amount: number;
}

/** A member's bank account in clear text. Events hold it sealed with the member's key. */
export interface MemberBankAccount {
  /** The code of the bank in its country; null if unknown. */
  bankCode: string | null;
  bankName: string;
  accountNumber: string;
  ownerName: string;
}

type E<Type extends string, Data> = DomainEvent<Type, Data>;

/** Events of `cash_account-<user>`. */
export type CashAccountEvent =
  | E<'CashDue', CashAmount>
  | E<'CashReversed', CashAmount>
  /** A payout paid the entries up to the number `upTo`; `sources` are theirs. The amount is before tax. */
  | E<
      'CashPaid',
      {
        userId: number;
        payoutId: number;
        currency: Currency;
        upTo: number;
        amount: number;
        sources: readonly CashSource[];
      }
    >
  | E<'CashBankAccountSet', { userId: number; bankAccount: Sealed | null }>
  /** Somebody saw the whole number. */
  | E<'CashBankAccountShown', Record<string, never>>;

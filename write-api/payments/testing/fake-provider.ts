import { businessDay } from '#domain/business-day.ts';
import type { Currency, DeclineReason } from '#domain/payments/payment-kinds.ts';
import type { Receipt, Refund } from '../../payment-provider/charging.ts';
import {
  type PaymentProvider,
  ProviderAway,
  ProviderRefusal,
} from '../../payment-provider/payment-provider.ts';
import type { Attempt, BankAccount, ProviderPayment } from '../../payment-provider/provider-payment.ts';
import { readReason } from '../../payment-provider/refund-reason.ts';

/** How the provider takes the next charge or refund. `lost`: it does it, and its answer is lost. `away`: it does nothing. */
export type Mood = 'usual' | 'lost' | 'away' | { declined: DeclineReason } | { amount: number };

type Paid = Partial<Pick<ProviderPayment, 'amount' | 'currency' | 'method' | 'status' | 'account'>>;

/** A provider with books in memory. Tests read its books and set how it takes the next call. */
export function fakeProvider(clock: () => string) {
  const books = new Map<string, ProviderPayment>();
  const moods: Mood[] = [];
  const charges: string[] = [];
  const refunds: Refund[] = [];
  const receipts = new Map<string, Receipt>();
  const transferReceipts = new Map<string, Receipt & { amount: number }>();
  let number = 0;
  let asked = 0;
  /** Runs before each refund, for what happens in the console meanwhile. */
  let beforeRefund: () => void = () => {};
  /** Runs before the next charge, for what happens here meanwhile. */
  let beforeCharge: () => Promise<void> = async () => {};

  function enter(attempt: Pick<Attempt, 'merchantUid' | 'amount' | 'currency'>, paid: Paid = {}) {
    const reference = `imp_${++number}_${attempt.merchantUid}`;
    const { status = 'paid' } = paid;
    const entry: ProviderPayment = {
      reference,
      merchantUid: attempt.merchantUid,
      status,
      method: 'card',
      amount: attempt.amount,
      currency: attempt.currency as Currency | null,
      paidTime: status === 'paid' ? clock() : null,
      receiptUrl: null,
      declined: null,
      account: null,
      refunds: [],
      hasReceipt: false,
      ...paid,
    };
    books.set(reference, entry);
    return entry;
  }

  const entryOf = (reference: string) => {
    const entry = books.get(reference);
    if (entry === undefined) throw new ProviderRefusal('refused');
    return entry;
  };
  const refundedOf = ({ refunds: made }: ProviderPayment) =>
    made.reduce((sum, { amount }) => sum + amount, 0);

  /** Refunds money, as the provider's console does. */
  function giveBack(reference: string, amount: number, reason = ''): ProviderPayment {
    const entry = entryOf(reference);
    if (refundedOf(entry) + amount > entry.amount) throw new ProviderRefusal('refused');
    const refund = { refundReference: `back_${++number}`, amount, time: clock(), ...readReason(reason) };
    const made = { ...entry, refunds: [...entry.refunds, refund] };
    const after = { ...made, status: refundedOf(made) === entry.amount ? 'canceled' : entry.status } as const;
    books.set(reference, after);
    return after;
  }

  /** Does the work as the next mood says. */
  function moody(work: (mood: Mood) => ProviderPayment): ProviderPayment {
    const mood = moods.shift() ?? 'usual';
    if (mood === 'away') throw new ProviderAway('it is away');
    const done = work(mood);
    if (mood === 'lost') throw new ProviderAway('its answer is lost');
    return done;
  }

  const provider: PaymentProvider = {
    issueBillingKey: async () => ({ issuer: null }),
    dropBillingKey: async () => {},
    prepare: async () => {},
    async charge(_billingKey, attempt) {
      const before = beforeCharge;
      beforeCharge = async () => {};
      await before();
      return moody((mood) => {
        if ([...books.values()].some(({ merchantUid }) => merchantUid === attempt.merchantUid)) {
          throw new ProviderRefusal('already_known');
        }
        charges.push(attempt.merchantUid);
        if (typeof mood === 'string') return enter(attempt);
        if ('amount' in mood) return enter(attempt, mood);
        const failed = { ...enter(attempt, { status: 'failed' }), declined: mood.declined };
        books.set(failed.reference, failed);
        return failed;
      });
    },
    async find(merchantUid) {
      asked += 1;
      return [...books.values()].filter((entry) => entry.merchantUid === merchantUid).toReversed();
    },
    findByReference: async (reference) => books.get(reference) ?? null,
    async refund(reference, refund) {
      beforeRefund();
      beforeRefund = () => {};
      return moody(() => {
        const entry = entryOf(reference);
        if (entry.amount - refundedOf(entry) !== refund.left) throw new ProviderRefusal('left_differs');
        if (entry.method === 'vbank' && refund.account === null) throw new ProviderRefusal('needs_account');
        refunds.push(refund);
        return giveBack(reference, refund.amount, refund.reason);
      });
    },
    async issueReceipt(reference, receipt) {
      entryOf(reference);
      if (receipts.has(reference)) throw new ProviderRefusal('refused');
      receipts.set(reference, receipt);
    },
    async cancelReceipt(reference) {
      receipts.delete(reference);
    },
    async issueTransferReceipt({ merchantUid, amount }, receipt) {
      if (transferReceipts.has(merchantUid)) throw new ProviderRefusal('refused');
      transferReceipts.set(merchantUid, { ...receipt, amount });
    },
    async cancelTransferReceipt(merchantUid) {
      transferReceipts.delete(merchantUid);
    },
    async *list(day) {
      for (const entry of books.values()) {
        if (entry.paidTime !== null && businessDay(new Date(entry.paidTime)) === day) yield entry;
      }
    },
  };

  return {
    provider,
    books,
    moods,
    charges,
    refunds,
    receipts,
    transferReceipts,
    enter,
    giveBack,
    timesAsked: () => asked,
    onNextCharge(work: () => Promise<void>) {
      beforeCharge = work;
    },
    onNextRefund(work: () => void) {
      beforeRefund = work;
    },
    /** The payer fills the virtual account. */
    fill(reference: string, amount: number) {
      books.set(reference, { ...entryOf(reference), status: 'paid', amount, paidTime: clock() });
    },
  };
}

export const anAccount = {
  bank: '088',
  number: '110-1234',
  holder: 'Mina Kim',
} as const satisfies BankAccount;

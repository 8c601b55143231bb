import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { endOfBusinessDay } from '#domain/business-day.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDatabase } from '../database.ts';
import type { Charging } from './charging.ts';
import { ProviderAway, ProviderRefusal } from './payment-provider.ts';
import type { Attempt, ProviderPayment } from './provider-payment.ts';
import { readReason } from './refund-reason.ts';
import { type SimulatedPayment, simulatedPayment, told } from './simulated-books.ts';
import { behaviorOf, type CardBehavior } from './simulated-cards.ts';

/** By how much `pays_more` exceeds the amount, in whole units. */
const surplus = 100;
const dayMs = 86_400_000;

type Outcome = Pick<SimulatedPayment, 'status' | 'amount' | 'declined'>;

/** Moves simulated money, by the rules of the real provider: one payment per key, and refunds that state the rest. */
export function simulatedCharging(db: Kysely<WriteDatabase>, clock: () => string): Charging {
  const now = () => new Date(clock());
  async function enter(attempt: Attempt, entered: Outcome & { paid_at: Date | null }): Promise<boolean> {
    const { merchantUid, name, currency } = attempt;
    const added = await db
      .insertInto('write.simulated_payments')
      .values({
        reference: `sim_${randomUUID()}`,
        merchant_uid: merchantUid,
        name,
        method: 'card',
        currency,
        changed_at: now(),
        account: null,
        refunds: JSON.stringify([]),
        has_receipt: false,
        ...entered,
      })
      .onConflict((conflict) => conflict.column('merchant_uid').doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  async function entryOf(reference: string): Promise<ProviderPayment | null> {
    const query = db.selectFrom('write.simulated_payments').selectAll();
    const row = await query.where('reference', '=', reference).executeTakeFirst();
    return row === undefined ? null : told(row);
  }
  async function setReceipt(reference: string, has_receipt: boolean): Promise<boolean> {
    const changed = await db
      .updateTable('write.simulated_payments')
      .set({ has_receipt })
      .where('reference', '=', reference)
      .where('has_receipt', '=', !has_receipt)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  }
  const charging: Charging = {
    async prepare(attempt) {
      const { merchantUid, amount } = attempt;
      const added = await enter(attempt, { status: 'prepared', amount, declined: null, paid_at: null });
      if (added) return;
      const known = await simulatedPayment(db, merchantUid);
      if (known?.status !== 'prepared' || Number(known.amount) !== amount)
        throw new ProviderRefusal('already_known');
    },
    async charge(billingKey, attempt) {
      const behavior = await behaviorOf(db, billingKey);
      if (behavior === null) throw new ProviderRefusal('refused');
      const outcome = outcomeOf(behavior, attempt.amount);
      const paid_at = outcome.status === 'paid' ? now() : null;
      if (!(await enter(attempt, { ...outcome, paid_at }))) throw new ProviderRefusal('already_known');
      if (behavior === 'times_out') throw new ProviderAway('the simulated provider did not answer');
      const [payment] = await charging.find(attempt.merchantUid);
      if (payment === undefined) throw new ProviderRefusal('refused');
      return payment;
    },
    async find(merchantUid) {
      const row = await simulatedPayment(db, merchantUid);
      const payment = row === null ? null : told(row);
      return payment === null ? [] : [payment];
    },
    findByReference: entryOf,
    async refund(reference, { amount, left, reason, account }) {
      return await inTransaction(db, async (transaction) => {
        const row = await transaction
          .selectFrom('write.simulated_payments')
          .selectAll()
          .where('reference', '=', reference)
          .forUpdate()
          .executeTakeFirst();
        const payment = row === undefined ? null : told(row);
        if (payment?.status !== 'paid' || amount < 1) throw new ProviderRefusal('refused');
        const refunded = payment.refunds.reduce((sum, each) => sum + each.amount, 0);
        if (payment.amount - refunded !== left) throw new ProviderRefusal('left_differs');
        if (amount > left) throw new ProviderRefusal('refused');
        if (payment.method === 'vbank' && account === null) throw new ProviderRefusal('needs_account');
        const refund = {
          refundReference: `sim_${randomUUID()}`,
          amount,
          time: clock(),
          ...readReason(reason),
        };
        const refunds = [...payment.refunds, refund];
        const status = amount === left ? 'canceled' : 'paid';
        await transaction
          .updateTable('write.simulated_payments')
          .set({ refunds: JSON.stringify(refunds), status, changed_at: now() })
          .where('reference', '=', reference)
          .execute();
        return { ...payment, refunds, status };
      });
    },
    async issueReceipt(reference) {
      if (!(await setReceipt(reference, true))) throw new ProviderRefusal('refused');
    },
    async cancelReceipt(reference) {
      await setReceipt(reference, false);
    },
    async issueTransferReceipt({ merchantUid, amount }) {
      const added = await db
        .insertInto('write.simulated_receipts')
        .values({ merchant_uid: merchantUid, amount })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new ProviderRefusal('refused');
    },
    async cancelTransferReceipt(merchantUid) {
      await db.deleteFrom('write.simulated_receipts').where('merchant_uid', '=', merchantUid).execute();
    },
    async *list(day) {
      const end = new Date(endOfBusinessDay(day));
      const rows = await db
        .selectFrom('write.simulated_payments')
        .selectAll()
        .where('changed_at', '>=', new Date(end.getTime() - dayMs))
        .where('changed_at', '<', end)
        .orderBy('changed_at')
        .execute();
      yield* rows.map(told).filter((payment) => payment !== null);
    },
  };
  return charging;
}

function outcomeOf(behavior: CardBehavior, amount: number): Outcome {
  switch (behavior) {
    case 'declined':
    case 'expired':
    case 'limit':
      return { status: 'failed', amount, declined: behavior };
    case 'pays_more':
      return { status: 'paid', amount: amount + surplus, declined: null };
    case 'pays':
    case 'times_out':
      return { status: 'paid', amount, declined: null };
  }
}

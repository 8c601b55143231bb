import type { Kysely } from 'kysely';
import type { DeclineReason } from '#domain/payments/payment-kinds.ts';
import { later } from '#domain/reacting.ts';
import { inTransaction } from '#postgres/in-transaction.ts';
import type { WriteDatabase } from '../database.ts';
import type { SimulatedPayment, SimulatedPaymentTable } from './simulated-books.ts';

interface Step {
  from: readonly SimulatedPayment['status'][];
  to: 'paid' | 'failed' | 'ready';
  /** The methods that offer the step; all if left out. */
  only?: 'vbank' | 'others';
  declined?: DeclineReason;
  /** Added to the amount, in whole units. */
  surplus?: number;
  /** How often the provider notifies the shop. A real one notifies once, and never of a failure. */
  notices: 0 | 1 | 2;
}

/** What a person can do on the simulated provider's page. Faults of real providers are steps too. */
export const payerSteps = {
  open_account: { from: ['prepared'], to: 'ready', only: 'vbank', notices: 1 },
  pay: { from: ['prepared', 'ready'], to: 'paid', notices: 1 },
  pay_unnoticed: { from: ['prepared', 'ready'], to: 'paid', notices: 0 },
  pay_noticed_twice: { from: ['prepared', 'ready'], to: 'paid', notices: 2 },
  pay_more: { from: ['prepared', 'ready'], to: 'paid', surplus: 100, notices: 1 },
  pay_less: { from: ['ready'], to: 'paid', surplus: -100, only: 'vbank', notices: 1 },
  decline: { from: ['prepared'], to: 'failed', only: 'others', declined: 'declined', notices: 0 },
  expire: { from: ['prepared'], to: 'failed', only: 'others', declined: 'expired', notices: 0 },
  exceed_limit: { from: ['prepared'], to: 'failed', only: 'others', declined: 'limit', notices: 0 },
  leave: { from: ['prepared'], to: 'failed', declined: 'left', notices: 0 },
} as const satisfies Readonly<Record<string, Step>>;
export type PayerStep = keyof typeof payerSteps;
export const payerStepNames = Object.keys(payerSteps) as PayerStep[];

export type PageMethod = SimulatedPaymentTable['method'];

/** The steps that the page offers now. */
export function stepsNow(status: SimulatedPayment['status'], method: PageMethod): PayerStep[] {
  return payerStepNames.filter((name) => isOffered(name, status, method));
}

function isOffered(name: PayerStep, status: SimulatedPayment['status'], method: PageMethod): boolean {
  const { from, only }: Step = payerSteps[name];
  const isVirtual = method === 'vbank';
  // Money cannot arrive on a virtual account before the account is open.
  const needsAccount = isVirtual && status === 'prepared' && payerSteps[name].to === 'paid';
  return from.includes(status) && !needsAccount && (only === undefined || (only === 'vbank') === isVirtual);
}

const accountDays = 3 * 86_400_000;

/** Takes a step, once. Returns the payment after it; null if another step came first or the page does not offer this one. */
export async function takePayerStep(
  db: Kysely<WriteDatabase>,
  at: string,
  { merchantUid, name, method }: { merchantUid: string; name: PayerStep; method: PageMethod },
): Promise<SimulatedPayment | null> {
  return await inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('write.simulated_payments')
      .selectAll()
      .where('merchant_uid', '=', merchantUid)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || !isOffered(name, row.status, method)) return null;
    const step: Step = payerSteps[name];
    const { to, declined = null, surplus = 0 } = step;
    const account = {
      bank: '088',
      number: `562${row.reference.replaceAll(/\D/g, '').slice(0, 11)}`,
      holder: 'tryset',
    };
    return await transaction
      .updateTable('write.simulated_payments')
      .set({
        status: to,
        method,
        declined,
        amount: Number(row.amount) + surplus,
        changed_at: new Date(at),
        ...(to === 'paid' && { paid_at: new Date(at) }),
        ...(to === 'ready' && { account: JSON.stringify({ ...account, dueTime: later(at, accountDays) }) }),
      })
      .where('merchant_uid', '=', merchantUid)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

import { type Kysely, sql } from 'kysely';
import { payment } from '#domain/payments/payment.ts';
import type { PaymentEvent } from '#domain/payments/payment-events.ts';
import { type Payer, type PayerKind, payerKinds } from '#domain/payments/payment-kinds.ts';
import { isUnsettled } from '#domain/payments/unsettled.ts';
import { headPosition } from '#event-store/load.ts';
import { readLog } from '#event-store/read-log.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDatabase } from './database.ts';
import type { WriteDeps } from './deps.ts';
import type { Indexer } from './kit/index/indexed.ts';
import { unlessPoison } from './kit/index/poison.ts';
import { indexedPosition } from './kit/index/position.ts';

/** The number of open payments that an error names. */
const namedAtMost = 10;

/** A payment with its payer, and whether it waits for money or has refunds that are not made. Its own stream decides. */
export interface OpenPaymentTable {
  payment_id: number;
  payer_kind: PayerKind;
  payer_id: number;
  is_pending: boolean;
  open_refunds: number[];
}

/** Indexes the payments of each payer. Imported payments are in the past. */
export const openPayments: Indexer = {
  table: 'write.open_payments',
  async keep(db, events) {
    const own = events.filter(
      ({ stream, metadata }) => entityOf(stream).category === 'payment' && !metadata.imported,
    );
    if (own.length === 0) return;
    const ids = [...new Set(own.map(idOf))];
    const known = await db
      .selectFrom('write.open_payments')
      .selectAll()
      .where('payment_id', 'in', ids)
      .execute();
    const rows = new Map(known.map((row) => [Number(row.payment_id), withNumbers(row)]));
    for (const stored of own) {
      const id = idOf(stored);
      const after = readableRow(rows.get(id) ?? null, id, asEvent<PaymentEvent>(stored));
      if (after !== null) rows.set(id, after);
    }
    if (rows.size === 0) return;
    await db
      .insertInto('write.open_payments')
      .values([...rows.values()])
      .onConflict((conflict) =>
        conflict.column('payment_id').doUpdateSet((row) => ({
          is_pending: row.ref('excluded.is_pending'),
          open_refunds: row.ref('excluded.open_refunds'),
        })),
      )
      .execute();
  },
};

/** The database returns ids as text. */
const withNumbers = ({ payment_id, payer_id, open_refunds, ...row }: OpenPaymentTable): OpenPaymentTable => ({
  ...row,
  payment_id: Number(payment_id),
  payer_id: Number(payer_id),
  open_refunds: open_refunds.map(Number),
});

/** Returns the row after an event; the row before it if this version cannot read the event's data. */
export function readableRow(
  row: OpenPaymentTable | null,
  id: number,
  event: PaymentEvent,
): OpenPaymentTable | null {
  const after = unlessPoison(() => rowAfter(row, id, event), row);
  const isKnown = after === null || payerKinds.includes(after.payer_kind);
  const ids = after === null ? [] : [after.payer_id, ...after.open_refunds];
  return isKnown && ids.every(Number.isSafeInteger) ? after : row;
}

/** Returns the row after an event; null for an event before the payment's request, which is invalid. */
export function rowAfter(
  row: OpenPaymentTable | null,
  id: number,
  { type, data }: PaymentEvent,
): OpenPaymentTable | null {
  if (type === 'PaymentRequested') {
    const { kind, id: payerId } = data.payer;
    return { payment_id: id, payer_kind: kind, payer_id: payerId, is_pending: true, open_refunds: [] };
  }
  if (row === null) return null;
  const without = (refundIds: readonly number[]) => ({
    ...row,
    open_refunds: row.open_refunds.filter((refundId) => !refundIds.includes(refundId)),
  });
  switch (type) {
    case 'PaymentConfirmed':
    case 'PaymentMismatched':
    case 'PaymentFailed':
    case 'PaymentClosed':
      return { ...row, is_pending: false };
    case 'RefundRequested':
      return { ...row, open_refunds: [...without([data.refundId]).open_refunds, data.refundId] };
    case 'PaymentRefunded':
    case 'PaymentRefundedByHand':
      return without([data.refundId]);
    case 'PaymentRefundedElsewhere':
      return without(data.reduced.flatMap(({ refundId, amount }) => (amount === 0 ? [refundId] : [])));
    default:
      return row;
  }
}

const idOf = ({ stream }: Pick<StoredEvent, 'stream'>) => Number(entityOf(stream).id);

/** Returns the ids of all payments that seem to wait for money or for a refund. */
export async function everyOpenPayment(db: Kysely<WriteDatabase>): Promise<number[]> {
  const rows = await openRows(db).orderBy('payment_id').execute();
  return rows.map((row) => Number(row.payment_id));
}

/** Returns the ids of a payer's payments that seem to wait for money or for a refund. */
export async function openPaymentsOf(db: Kysely<WriteDatabase>, { kind, id }: Payer): Promise<number[]> {
  const rows = await openRows(db)
    .where('payer_kind', '=', kind)
    .where('payer_id', '=', id)
    .orderBy('payment_id')
    .execute();
  return rows.map((row) => Number(row.payment_id));
}

const openRows = (db: Kysely<WriteDatabase>) =>
  db
    .selectFrom('write.open_payments')
    .select('payment_id')
    .where(sql<boolean>`(is_pending or open_refunds <> '{}')`);

/** Throws 409 `removal.payment_open` while a payment of the payer waits for money or for a refund. */
export async function requireNothingOpen(
  deps: Pick<WriteDeps, 'db' | 'streams'>,
  payer: Payer,
): Promise<void> {
  const paymentIds = await unsettledPayments(deps, payer);
  if (paymentIds.length === 0) return;
  throw conflict(
    'removal.payment_open',
    'a payment or a refund is open; remove it after all of them are settled',
    { paymentIds: paymentIds.slice(0, namedAtMost) },
  );
}

/**
 * Returns the ids of a payer's payments that wait for money or for a refund, as their streams say. It misses no payment that
 * was requested before the call: events that the index lacks are read from the log. So it never waits for the index, which
 * does not advance while only the command line runs.
 */
export async function unsettledPayments(
  { db, streams }: Pick<WriteDeps, 'db' | 'streams'>,
  payer: Payer,
): Promise<number[]> {
  const after = await indexedPosition(db);
  const found = new Set(await openPaymentsOf(db, payer));
  const until = await headPosition(streams.client);
  for await (const page of readLog(streams.client, { after, until })) {
    for (const { stream } of page) {
      const { category, id } = entityOf(stream);
      if (category === 'payment') found.add(Number(id));
    }
  }
  const unsettled: number[] = [];
  for (const id of found) {
    const { state } = await streams.refresh(payment, id);
    const isOfPayer = state.payer?.kind === payer.kind && state.payer.id === payer.id;
    if (isOfPayer && isUnsettled(state)) unsettled.push(id);
  }
  return unsettled.sort((one, other) => one - other);
}

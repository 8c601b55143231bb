import { createHash } from 'node:crypto';
import { StartFailure } from '#backend/failure.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { streamName } from '#event-store/stored-event.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { assignIds } from '../ledger/assign-ids.ts';
import { knownRefs } from '../ledger/known-refs.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import type { Store } from '../with-store.ts';
import type { StreamJob } from '../write/stream-job.ts';
import { writeStreams } from '../write/write-streams.ts';
import { knownIn } from './known.ts';
import { orderSteps, orderStream } from './order-stream.ts';
import { paymentSteps, paymentStream } from './payment-stream.ts';
import { type OrderPlan, type PlannedOrder, planOrders } from './plan.ts';
import type { ReadOrders } from './read.ts';
import type { OrderIds } from './steps.ts';

/** The source of the file, and the source of the members whom it names. */
export interface Sources {
  source: string;
  members: string;
  /** The time of the import, as an ISO instant. */
  receivedAt: string;
}

/** Plans the import of read orders against the present read models, which must have caught up. */
export async function planIn(
  { client, databaseUrl }: { client: EventStoreDBClient; databaseUrl: string },
  read: ReadOrders,
  { members, receivedAt }: Sources,
): Promise<OrderPlan> {
  const users = knownRefs((await openLedger(client, members, receivedAt)).state, 'user');
  if (users.size === 0) {
    throw new StartFailure(`no members were imported as "${members}": set --members to their source`);
  }
  const named = new Set(read.orders.flatMap(({ memberRef }) => users.get(memberRef) ?? []));
  const pool = readPool(databaseUrl, 1);
  try {
    const known = await knownIn(pool, [...named]);
    return planOrders(read, known, (ref) => users.get(ref) ?? null);
  } finally {
    await pool.end();
  }
}

export interface OrdersResult {
  /** Number of orders that were complete before this run. */
  alreadyImported: number;
  /** Number of events that this run added. */
  events: number;
}

const none: OrderIds = { orderId: 0, paymentId: 0 };

/** The number of events of a plan. */
export function eventCount({ orders }: OrderPlan): number {
  return orders.reduce((sum, planned) => sum + orderEvents(planned) + paymentEvents(planned), 0);
}

const orderEvents = (planned: PlannedOrder) => orderSteps(planned, none, '').length;
const paymentEvents = (planned: PlannedOrder) => paymentSteps(planned, none, '').length;

/**
 * Writes the orders of a plan and their payments. After an interruption, a repeated run completes the import; any other repeat
 * adds nothing.
 */
export async function runOrders(
  plan: OrderPlan,
  { client, pace, signal }: Store,
  { source, receivedAt }: Sources,
  progress: (events: { added: number; present: number }) => void,
): Promise<OrdersResult> {
  const { orders } = plan;
  const ledger = await openLedger(client, source, receivedAt);
  const isFirst = ledger.state.assigned.every(({ kind }) => kind !== 'order');
  const refs = orders.map(({ ref }) => ref);
  const cash = orders.filter(({ method }) => method !== 'free').map(({ ref }) => ref);
  const ids = await assignIds(client, { source, ledger, receivedAt }, { order: refs, payment: cash });
  const idsOf = ({ ref }: PlannedOrder): OrderIds => ({
    orderId: ids.get('order')?.get(ref) ?? 0,
    paymentId: ids.get('payment')?.get(ref) ?? 0,
  });
  const print = fingerprint(plan);
  const result: OrdersResult = { alreadyImported: 0, events: 0 };
  await writeStreams({
    client,
    jobs: jobsOf(orders, idsOf, { source, receivedAt }),
    done: ledger.state.written[print] ?? 0,
    mayExist: isFirst ? 'nothing' : 'anything',
    note: (count) => ledger.record([{ type: 'ImportStreamsWritten', data: { plan: print, count } }]),
    heard(job, written) {
      if (job.kind === 'order' && (written === null || written.added === 0)) result.alreadyImported += 1;
      result.events += written?.added ?? 0;
      progress(written ?? { added: 0, present: job.events });
    },
    pace,
    signal,
  });
  return result;
}

type Kind = 'payment' | 'order';

/** Payments come first, so that each order finds its payment. */
function* jobsOf(
  orders: readonly PlannedOrder[],
  idsOf: (planned: PlannedOrder) => OrderIds,
  of: { source: string; receivedAt: string },
): Generator<StreamJob<Kind>> {
  for (const planned of orders) {
    if (planned.method === 'free') continue;
    const own = idsOf(planned);
    const stream = streamName('payment', own.paymentId);
    const build = () => paymentStream(planned, own, of);
    yield { kind: 'payment', stream, events: paymentEvents(planned), build };
  }
  for (const planned of orders) {
    const own = idsOf(planned);
    const stream = streamName('order', own.orderId);
    yield { kind: 'order', stream, events: orderEvents(planned), build: () => orderStream(planned, own, of) };
  }
}

/** Hash that is equal for plans that lead to the same streams in the same order. */
function fingerprint({ orders }: OrderPlan): string {
  const hash = createHash('sha256').update('orders 1\n');
  for (const { line: _, ...told } of orders) hash.update(JSON.stringify(told));
  return hash.digest('hex').slice(0, 32);
}

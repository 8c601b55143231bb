import pg from 'pg';
import { businessDay, endOfBusinessDay, startOfBusinessDay } from '#domain/business-day.ts';
import { attemptIn } from '#domain/payments/merchant-uid.ts';
import type { Currency } from '#domain/payments/payment-kinds.ts';
import { loadCheckpoint } from '#projections/kit/runner/checkpoint.ts';
import { grouped } from './log-file/rate.ts';
import {
  compareLine,
  hasMoney,
  type KnownPayment,
  missingThere,
  type PaymentDifference,
  refundedOf,
} from './payments-compared.ts';
import type { Settlement } from './payments-file.ts';

const atOnce = 1_000;

interface Sums {
  amount: number;
  refunded: number;
}

export interface PaymentsVerified {
  /** The position of the read models. */
  position: bigint | null;
  lines: number;
  /** Lines of other programs at the same shop, which are not compared. */
  foreign: number;
  /** Money by currency, in the file and here. The file names no currency, so lines without a payment here have none. */
  sums: Readonly<Record<Currency | 'unknown', { there: Sums; here: Sums }>>;
  differences: number;
}

/**
 * Compares the provider's settlements with the payments of the read model, and tells each difference. Payments that the file
 * lacks are told if they were paid on one of its business days.
 */
export async function verifyPayments(
  databaseUrl: string,
  settlements: readonly Settlement[],
  tell: (difference: PaymentDifference) => void,
): Promise<PaymentsVerified> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { position } = await loadCheckpoint(client);
    const sums = { KRW: noSums(), JPY: noSums(), unknown: noSums() };
    let differences = 0;
    const found = (difference: PaymentDifference) => {
      differences += 1;
      tell(difference);
    };
    const own = settlements.filter(({ merchantUid }) => attemptIn(merchantUid) !== null);
    for (let from = 0; from < own.length; from += atOnce) {
      const part = own.slice(from, from + atOnce);
      const known = await paymentsById(
        client,
        part.map(({ merchantUid }) => paymentIdOf(merchantUid)),
      );
      for (const settlement of part) {
        const payment = known.get(paymentIdOf(settlement.merchantUid)) ?? null;
        for (const difference of compareLine(settlement, payment)) found(difference);
        add(sums, settlement, payment);
      }
    }
    const references = new Set(settlements.map(({ reference }) => reference));
    for (const payment of await paymentsPaidIn(client, settlements)) {
      const missing = missingThere(payment, references);
      if (missing === null) continue;
      found(missing.difference);
      const { here } = sums[payment.currency];
      here.amount += missing.arrival.amount;
      here.refunded += refundedOf(missing.arrival);
    }
    const foreign = settlements.length - own.length;
    return { position, lines: settlements.length, foreign, sums, differences };
  } finally {
    await client.end();
  }
}

const paymentIdOf = (merchantUid: string) => attemptIn(merchantUid)?.paymentId ?? 0;
const noSums = () => ({ there: { amount: 0, refunded: 0 }, here: { amount: 0, refunded: 0 } });

function add(sums: PaymentsVerified['sums'], settlement: Settlement, payment: KnownPayment | null): void {
  const { reference, merchantUid, amount, refunded } = settlement;
  const isTried = payment?.state.attempts.some((attempt) => attempt.merchantUid === merchantUid);
  const { there, here } = sums[payment !== null && isTried ? payment.currency : 'unknown'];
  if (hasMoney(settlement)) {
    there.amount += amount;
    there.refunded += refunded;
  }
  const arrival = isTried ? payment?.state.arrivals.find((each) => each.reference === reference) : undefined;
  if (arrival === undefined) return;
  here.amount += arrival.amount;
  here.refunded += refundedOf(arrival);
}

const columns = 'id::integer as id, currency, state';

async function paymentsById(
  client: pg.Client,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownPayment>> {
  const { rows } = await client.query<KnownPayment>(
    `select ${columns} from read.payments where id = any($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The payments of the file's business days, from the first to the last. */
async function paymentsPaidIn(
  client: pg.Client,
  settlements: readonly Settlement[],
): Promise<KnownPayment[]> {
  const days = settlements
    .flatMap(({ paidTime }) => (paidTime === null ? [] : [businessDay(new Date(paidTime))]))
    .sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const { rows } = await client.query<KnownPayment>(
    `select ${columns} from read.payments where paid_time >= $1 and paid_time < $2 order by id`,
    [startOfBusinessDay(first), endOfBusinessDay(last)],
  );
  return rows;
}

const names = { amount: 'amount', refunded: 'refunded', status: 'status' } as const;

/** Formats a difference, with the provider's value and ours. */
export function paymentLine(difference: PaymentDifference): string {
  const { kind, paymentId, reference, merchantUid, line, there, here } = difference;
  const where = [
    'payment',
    ...(paymentId === null ? [] : [`${paymentId}`]),
    reference,
    merchantUid,
    ...(line === null ? [] : [`line ${line}`]),
  ].join('  ');
  if (kind === 'missing_here') return `${where}  is missing here: ${there}`;
  if (kind === 'missing_there') return `${where}  is missing there: ${here}`;
  return `${where}  ${names[kind]}: ${there} there, ${here} here`;
}

/** Summarizes the comparison. */
export function paymentsSummary({ position, lines, foreign, sums, differences }: PaymentsVerified): string {
  const others = foreign === 0 ? '' : `; ${grouped(foreign)} of other programs were not compared`;
  const money = Object.entries(sums).flatMap(([currency, { there, here }]) => {
    const isEmpty = there.amount === 0 && here.amount === 0;
    const name = currency === 'unknown' ? '?  ' : currency;
    const pair = (part: keyof Sums) => `${grouped(there[part])} there, ${grouped(here[part])} here`;
    return isEmpty ? [] : [`${name}       paid ${pair('amount')}; refunded ${pair('refunded')}`];
  });
  const read = position === null ? 'before the first event' : `at ${position}`;
  const first = `payments  ${grouped(lines)} lines, compared ${read}${others}`;
  return [first, ...money, `differences ${grouped(differences)}`].join('\n');
}

import { StartFailure } from '#backend/failure.ts';
import { caughtUp } from '../catch-up/wait.ts';
import { publishReport, sourceOf, tell, writeReport } from '../command-line.ts';
import { openCsv } from '../csv.ts';
import { duration, grouped, showProgress } from '../progress.ts';
import { rejectedByCode, tellRejected } from '../rejected.ts';
import { readingStore, withStore } from '../with-store.ts';
import type { OrderPlan } from './plan.ts';
import { readOrders } from './read.ts';
import { type OrderRejection, type OrderRejectionCode, orderColumns, orderRejectionCodes } from './row.ts';
import { eventCount, type OrdersResult, planIn, runOrders } from './run.ts';

export interface OrdersOptions {
  members: string;
  source?: string;
  report?: string;
  dryRun: boolean;
}

/** The report of `--report` and of a dry run. */
export interface OrdersReport {
  /** Number of rows in the file. */
  read: number;
  /** Rows imported in this run or an earlier one. */
  accepted: number;
  /** Accepted rows that existed before this run; always 0 in a dry run, which does not check. */
  alreadyImported: number;
  /** Number of rejected rows by code; contains every code, also with 0. */
  rejected: Record<OrderRejectionCode, number>;
  /** The rejected rows, by line. */
  rejectedRows: OrderRejection[];
  /** Number of items of the accepted orders. */
  items: number;
  /** Events added by this run; in a dry run, all events of the orders. */
  events: number;
  seconds: number;
}

/** Imports a file of past orders of imported members. Exits with 2 if rows were rejected. */
export async function importOrders(file: string, options: OrdersOptions): Promise<void> {
  const started = performance.now();
  const source = sourceOf(file, options.source);
  const members = sourceOf(file, options.members, '--members');
  const of = { source, members, receivedAt: new Date().toISOString() };
  if (options.report !== undefined) await writeReport(options.report, '', 'a');
  const { rows, ignored } = await openCsv(file, orderColumns);
  if (ignored.length > 0) tell(`${file}: ignored columns: ${ignored.join(', ')}`);
  const read = await readOrders(rows, of.receivedAt);
  const { plan, run } = options.dryRun
    ? await readingStore(async (client, databaseUrl) => {
        const plan = await planIn({ client, databaseUrl }, read, of);
        return { plan, run: { alreadyImported: 0, events: eventCount(plan) } };
      })
    : await withStore(async (store) => {
        // Codes are looked up in the read models, so a code that they lack must be unknown.
        if (!(await caughtUp(store.databaseUrl, store.client, store.signal))) {
          throw new StartFailure('the read models do not catch up: check that the projections run');
        }
        const plan = await planIn(store, read, of);
        const progress = showProgress(eventCount(plan));
        const run = await runOrders(plan, store, of, progress.events).finally(progress.end);
        return { plan, run };
      });
  const report = reportOf(plan, run, (performance.now() - started) / 1000);
  await publishReport(report, options, summarize);
}

function reportOf({ read, orders, rejections }: OrderPlan, run: OrdersResult, seconds: number): OrdersReport {
  return {
    read,
    accepted: orders.length,
    alreadyImported: run.alreadyImported,
    rejected: rejectedByCode(orderRejectionCodes, rejections),
    rejectedRows: rejections,
    items: orders.reduce((sum, { items }) => sum + items.length, 0),
    events: run.events,
    seconds: Math.round(seconds * 100) / 100,
  };
}

function summarize(report: OrdersReport): void {
  const { read, accepted, alreadyImported, rejected, rejectedRows, items, events, seconds } = report;
  tell(
    `${grouped(read)} rows: ${grouped(accepted)} accepted (${grouped(alreadyImported)} of them imported before), ` +
      `${grouped(rejectedRows.length)} rejected; ${grouped(items)} items; ` +
      `${grouped(events)} events in ${duration(seconds)}, read models included` +
      (events === 0 ? '' : ` (${grouped(events / seconds)} a second)`),
  );
  tellRejected(rejected);
}

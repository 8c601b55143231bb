import { backendConfig } from '#backend/config.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { publishReport, sourceOf, tell, writeReport } from '../command-line.ts';
import { openCsv } from '../csv.ts';
import { withPeople } from '../members/people.ts';
import { duration, grouped, showProgress } from '../progress.ts';
import { rejectedByCode, tellRejected } from '../rejected.ts';
import { readingStore, withStore } from '../with-store.ts';
import type { LookPlan } from './plan.ts';
import { readLooks } from './read.ts';
import { type LookRejection, type LookRejectionCode, lookColumns, lookRejectionCodes } from './row.ts';
import { eventCount, type LooksResult, planIn, runLooks } from './run.ts';

export interface LooksOptions {
  rentals: string;
  source?: string;
  report?: string;
  dryRun: boolean;
}

/** The report of `--report` and of a dry run. */
export interface LooksReport {
  /** Number of rows in the file. */
  read: number;
  /** Rows imported in this run or an earlier one. */
  accepted: number;
  /** Accepted rows that existed before this run; always 0 in a dry run, which does not check. */
  alreadyImported: number;
  /** Number of rejected rows by code; contains every code, also with 0. */
  rejected: Record<LookRejectionCode, number>;
  /** The rejected rows, by line. */
  rejectedRows: LookRejection[];
  /** Number of tagged tryset items; an item counts once per look. */
  items: number;
  /** Events added by this run; in a dry run, all events of the looks. */
  events: number;
  seconds: number;
}

/**
 * Imports a file of looks of imported rentals. If server addresses are configured, `MASTER_KEY` must be set as for
 * the server. Exits with 2 if rows were rejected.
 */
export async function importLooks(file: string, options: LooksOptions): Promise<void> {
  const started = performance.now();
  const source = sourceOf(file, options.source);
  const rentals = sourceOf(file, options.rentals, '--rentals');
  const of = { source, rentals, receivedAt: new Date().toISOString() };
  if (options.report !== undefined) await writeReport(options.report, '', 'a');
  const { masterKey } = await loadSecrets(backendConfig(process.env), process.env);
  const { rows, ignored } = await openCsv(file, lookColumns);
  if (ignored.length > 0) tell(`${file}: ignored columns: ${ignored.join(', ')}`);
  const read = await readLooks(rows, of.receivedAt);
  const { plan, run } = options.dryRun
    ? await readingStore(async (client) => {
        const plan = await planIn(client, read, of);
        return { plan, run: { alreadyImported: 0, events: eventCount(plan) } };
      })
    : await withStore(async (store) => {
        const plan = await planIn(store.client, read, of);
        const progress = showProgress(eventCount(plan));
        const run = await withPeople({ ...store, masterKey }, ({ sealing }) =>
          runLooks(plan, { ...store, sealing }, of, progress.events).finally(progress.end),
        );
        return { plan, run };
      });
  const report = reportOf(plan, run, (performance.now() - started) / 1000);
  await publishReport(report, options, summarize);
}

function reportOf({ read, looks, rejections }: LookPlan, run: LooksResult, seconds: number): LooksReport {
  return {
    read,
    accepted: looks.length,
    alreadyImported: run.alreadyImported,
    rejected: rejectedByCode(lookRejectionCodes, rejections),
    rejectedRows: rejections,
    items: looks.reduce((sum, { items }) => sum + items.length, 0),
    events: run.events,
    seconds: Math.round(seconds * 100) / 100,
  };
}

function summarize(report: LooksReport): void {
  const { read, accepted, alreadyImported, rejected, events, seconds } = report;
  tell(
    `${grouped(read)} rows: ${grouped(accepted)} accepted (${grouped(alreadyImported)} of them imported before), ` +
      `${grouped(report.rejectedRows.length)} rejected; ${grouped(report.items)} tagged items; ` +
      `${grouped(events)} events in ${duration(seconds)}, read models included` +
      (events === 0 ? '' : ` (${grouped(events / seconds)} a second)`),
  );
  tellRejected(rejected);
}

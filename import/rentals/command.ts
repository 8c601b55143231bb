import { publishReport, sourceOf, tell, writeReport } from '../command-line.ts';
import { openCsv } from '../csv.ts';
import { duration, grouped, showProgress } from '../progress.ts';
import { tellRejected } from '../rejected.ts';
import { type ImportReport, reportOf } from '../report.ts';
import { withStore } from '../with-store.ts';
import { planRentals, type RentalPlan } from './plan.ts';
import { readProducts } from './products-file.ts';
import { rentalColumns } from './row.ts';
import { type RunOptions, type RunResult, runImport } from './run.ts';
import { eventCount } from './streams.ts';

export interface RentalsOptions {
  products?: string;
  brand?: string;
  source?: string;
  report?: string;
  dryRun: boolean;
}

/** Imports a file of rentals. Exits with 2 if rows were rejected. */
export async function importRentals(file: string, options: RentalsOptions): Promise<void> {
  const started = performance.now();
  const source = sourceOf(file, options.source);
  if (options.report !== undefined) await writeReport(options.report, '', 'a');
  const plan = await readPlan(file, source, options);
  const run = options.dryRun
    ? { alreadyImported: 0, events: eventCount(plan) }
    : await withStore((store) => writeWithProgress(plan, { ...store, source }));
  const report = reportOf(plan, run, (performance.now() - started) / 1000);
  await publishReport(report, options, summarize);
}

async function readPlan(file: string, source: string, options: RentalsOptions): Promise<RentalPlan> {
  const products = options.products === undefined ? new Map() : await readProducts(options.products, tell);
  const { rows, ignored } = await openCsv(file, rentalColumns);
  if (ignored.length > 0) tell(`${file}: ignored columns: ${ignored.join(', ')}`);
  const plan = await planRentals(rows, { brand: options.brand?.trim() || source, products });
  const codes = new Set(plan.masters.products.map(({ code }) => code));
  const unused = [...products.keys()].filter((ref) => !codes.has(ref)).length;
  if (unused > 0)
    tell(`${options.products}: ${unused} of ${products.size} products have no rental and are left out`);
  return plan;
}

async function writeWithProgress(
  plan: RentalPlan,
  of: Pick<RunOptions, 'client' | 'source' | 'pace' | 'signal'>,
): Promise<RunResult> {
  const progress = showProgress(eventCount(plan));
  try {
    return await runImport(plan, {
      ...of,
      receivedAt: new Date().toISOString(),
      progress: progress.events,
    });
  } finally {
    progress.end();
  }
}

function summarize(report: ImportReport): void {
  const { read, accepted, alreadyImported, rejected, events, seconds } = report;
  tell(
    `${grouped(read)} rows: ${grouped(accepted)} accepted (${grouped(alreadyImported)} of them imported before), ` +
      `${grouped(report.rejectedRows.length)} rejected; ${grouped(report.trysets)} trysets, ` +
      `${grouped(report.members)} members, ${grouped(report.stockItems)} stock items; ` +
      `${grouped(events)} events in ${duration(seconds)}, read models included` +
      (events === 0 ? '' : ` (${grouped(events / seconds)} a second)`),
  );
  tellRejected(rejected);
}

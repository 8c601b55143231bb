import { Command } from 'commander';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import type { RepairSubject } from '#domain/replay/read-models.ts';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { RebuildRefused } from '#projections/kit/rebuild/refused.ts';
import type { KeptDifference } from '#projections/kit/tables/kept-difference.ts';
import type { Difference } from '#projections/kit/verify/difference.ts';
import type { Entity } from '#projections/kit/verify/entity.ts';
import { type LogVerified, verifyLog } from '#projections/kit/verify/log.ts';
import { verifyRows } from '#projections/kit/verify/rows.ts';
import { verifyEntity } from '#projections/kit/verify/verify-entity.ts';
import { readModels } from '#projections/read-models.ts';
import { idOf } from './actor.ts';
import { type House, inHouse } from './house.ts';
import { showRate } from './log-file/rate.ts';
import type { PaymentDifference } from './payments-compared.ts';
import { readSettlements, settlementColumns } from './payments-file.ts';
import { repair } from './repair.ts';
import { type OfAll, reactedIn, toldOfAll } from './verify-all.ts';
import { differenceLine, jsonOf, summaryLines } from './verify-lines.ts';
import { entityOf, positionOf, repairOf, requireAlone, type VerifyOptions } from './verify-options.ts';
import { paymentLine, paymentsSummary, verifyPayments } from './verify-payments.ts';

export const verifyCommand = new Command('verify')
  .description(
    'Compares the log mirror with the event store, every row with a fold of its events and the counters with the rows, ' +
      'while the house runs. Prints each difference with before and after, and shared codes and names',
  )
  .option('--log', 'only the log mirror against the event store', false)
  .option('--rows', 'only the rows against their events, and the counters', false)
  .option('--from <position>', 'start comparing the log at this position')
  .option('--projection <names...>', 'only the rows of these and of projections that belong to them')
  .option(
    '--entity <what...>',
    'only one entity: a projection and a key (stock_items 7), or a category and an id for all rows of that stream ' +
      '(tryset_item 12)',
  )
  .option(
    '--repair',
    'rebuild the rows of --entity from their events; with --log --position a line of the mirror from the event store, ' +
      'with --counters all counters from the rows',
    false,
  )
  .option('--position <position>', 'the line of the mirror to repair')
  .option('--counters', 'repair the counters', false)
  .option(
    '--payments <file>',
    "only the payments against the payment provider's settlements, a CSV file with the columns " +
      settlementColumns.join(', '),
  )
  .option('--staff <id>', 'the staff account that repairs (default: the system)')
  .option('--reason <text>', 'reason to record with the repair')
  .option('--json', 'print a line of JSON for each difference and one at the end (NDJSON)', false)
  .addHelpText(
    'after',
    `
Examples:
  npm run replay -- verify
  npm run replay -- verify --rows --projection stock_items
  npm run replay -- verify --entity tryset_item 12
  npm run replay -- verify --repair --entity tryset_items 12 --staff 1 --reason "changed by hand"
  npm run replay -- verify --repair --log --position 8812391
  npm run replay -- verify --payments settlements-2026-03.csv
  npm run --silent replay -- verify --json | jq -c 'select(.of == "row")'

Exit codes: 0 no difference, or repaired; 1 refused, failed or interrupted; 2 differences.
With --payments: 0 no difference; 1 differences, refused or failed.`,
  )
  .action((options: VerifyOptions) => runMain(() => run(options)));

async function run(options: VerifyOptions): Promise<void> {
  if (options.payments !== undefined) return await comparePayments(options.payments, options);
  const entity = entityOf(options.entity);
  const tell = (difference: Difference | KeptDifference) =>
    console.log(options.json ? jsonOf(difference) : differenceLine(difference));
  try {
    if (options.repair) return await repaired(repairOf(options, entity), options, tell);
    const stray = (['position', 'staff', 'reason'] as const).find((name) => options[name] !== undefined);
    if (stray !== undefined || options.counters) {
      throw new StartFailure(`--${stray ?? 'counters'} goes with --repair`);
    }
    const verified = await inHouse((house) => verify(house, options, entity, tell));
    console.log(options.json ? jsonOf({ of: 'summary', ...verified }) : summaryLines(verified));
    if (verified.differences > 0) process.exitCode = 2;
  } catch (error) {
    throw error instanceof RebuildRefused ? new StartFailure(error.message) : error;
  }
}

async function comparePayments(path: string, options: VerifyOptions): Promise<void> {
  requireAlone(options);
  const { settlements, wrong } = await readSettlements(path);
  for (const problem of wrong) process.stderr.write(`${problem}\n`);
  if (wrong.length > 0) {
    throw new StartFailure(`${path}: ${wrong.length} wrong lines; correct them, nothing was compared`);
  }
  const tell = (difference: PaymentDifference) =>
    console.log(options.json ? jsonOf(difference) : paymentLine(difference));
  const verified = await inHouse(({ backend }) => verifyPayments(backend.databaseUrl, settlements, tell));
  console.log(options.json ? jsonOf({ of: 'summary', ...verified }) : paymentsSummary(verified));
  if (verified.differences > 0) process.exitCode = 1;
}

export interface Verified extends OfAll {
  log: LogVerified | null;
  /** Result of comparing the rows. The counts `events` and `parked` are null if a single entity is compared. */
  rows: { position: bigint; rows: bigint; events: bigint | null; parked: number | null } | null;
  differences: number;
}

async function verify(
  house: House,
  options: VerifyOptions,
  entity: Entity | null,
  tell: (difference: Difference) => void,
): Promise<Verified> {
  const { databaseUrl } = house.backend;
  const nothing = { log: null, rows: null, collisions: null, points: null, orders: null, differences: 0 };
  if (entity !== null) {
    const models = { models: readModels, unsealer: house.sealing };
    const { differences, ...rows } = await verifyEntity({ ...models, databaseUrl, entity, tell });
    return {
      ...nothing,
      rows: { ...rows, rows: BigInt(rows.rows), events: null, parked: null },
      differences,
    };
  }
  const isAll = options.log === options.rows && options.projection === undefined;
  const client = connectEventStore(house.backend.eventStoreUrl);
  try {
    const found =
      isAll || options.rows || options.projection !== undefined
        ? await compareRows(house, client, options, tell)
        : nothing;
    if (!isAll && !options.log) return { ...nothing, ...found };
    // The log is compared up to the rows' checkpoint, so that the report has one position.
    const log = await compareLog(house, client, options, tell, found.rows?.position);
    return { ...found, log, differences: found.differences + log.differences };
  } finally {
    await client.dispose();
  }
}

async function compareLog(
  { backend: { databaseUrl }, stopped }: House,
  client: EventStoreDBClient,
  options: VerifyOptions,
  tell: (difference: Difference) => void,
  until?: bigint,
): Promise<LogVerified> {
  const from = options.from === undefined ? 0n : positionOf('--from', options.from);
  const rate = showRate('compared');
  let seen = 0n;
  const log = await verifyLog({
    databaseUrl,
    client,
    from,
    until,
    signal: stopped,
    tell,
    onReport({ events }) {
      rate.add(Number(events - seen));
      seen = events;
    },
  }).finally(rate.end);
  if (!log.isComplete) throw new StartFailure(`interrupted: go on with --log --from ${log.position}`);
  return log;
}

/** Compares the rows. For a whole installation it also compares shared codes and names, and points. */
async function compareRows(
  { backend: { databaseUrl }, sealing, stopped }: House,
  client: EventStoreDBClient,
  { projection, json }: VerifyOptions,
  tell: (difference: Difference) => void,
): Promise<Omit<Verified, 'log'>> {
  const rate = showRate('folded');
  let folded = 0n;
  let whole: OfAll & { uneven: number } = { collisions: null, points: null, orders: null, uneven: 0 };
  const reacted = await reactedIn(client);
  const verified = await verifyRows({
    databaseUrl,
    models: readModels,
    unsealer: sealing,
    projections: projection,
    signal: stopped,
    tell,
    alongside: async (connection) => {
      if (projection === undefined) whole = await toldOfAll(connection, reacted, json);
    },
    onReport({ processed }) {
      rate.add(Number(processed - folded));
      folded = processed;
    },
  }).finally(rate.end);
  if (verified === null) throw new StartFailure('interrupted');
  const { differences, ...rows } = verified;
  const { uneven, ...ofAll } = whole;
  return { rows, ...ofAll, differences: differences + uneven };
}

async function repaired(
  subject: RepairSubject,
  { staff, reason, json }: VerifyOptions,
  tell: (difference: KeptDifference) => void,
): Promise<void> {
  const staffId = staff === undefined ? null : idOf('--staff', staff);
  const { differences, count, recorded } = await repair(subject, { staffId, reason });
  for (const difference of differences) tell(difference);
  const text =
    recorded.length === 0
      ? 'Nothing had to be repaired.'
      : `Repaired ${count} ${count === 1 ? 'difference' : 'differences'}; recorded at ${recorded.join(', ')}.`;
  console.log(json ? jsonOf({ of: 'summary', differences: count, recorded }) : text);
}

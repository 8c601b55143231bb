import { Command } from 'commander';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import type { RepairSubject } from '#domain/replay/read-models.ts';
import { connectEventStore } from '#event-store/client.ts';
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
import { repair } from './repair.ts';
import { type OfAll, toldOfAll } from './verify-all.ts';
import { differenceLine, jsonOf, summaryLines } from './verify-lines.ts';
import { entityOf, positionOf, repairOf, type VerifyOptions } from './verify-options.ts';

export const verifyCommand = new Command('verify')
  .description(
    'Compares the log mirror with the event store, every row with a fold of its events and the counters with the rows, ' +
      'while everything goes on; prints each difference with before and after, and codes and names that several have',
  )
  .option('--log', 'only the log mirror against the event store', false)
  .option('--rows', 'only the rows against their events, and the counters', false)
  .option('--from <position>', 'begin the comparison of the log at this position')
  .option('--projection <names...>', 'only the rows of these, with what belongs together with them')
  .option(
    '--entity <what...>',
    'only one entity: a projection and a key (stock_items 7), or a category and an id for all rows of that stream ' +
      '(tryset_item 12)',
  )
  .option(
    '--repair',
    'make what --entity names anew from its events; with --log --position a line of the mirror from the event store, ' +
      'with --counters all counters from the rows',
    false,
  )
  .option('--position <position>', 'the line of the mirror to repair')
  .option('--counters', 'repair the counters', false)
  .option('--staff <id>', 'the staff account that repairs; the system where it is left out')
  .option('--reason <text>', 'is recorded with the repair')
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
  npm run --silent replay -- verify --json | jq -c 'select(.of == "row")'

Exit codes: 0 no difference, or repaired; 1 refused, failed or interrupted; 2 differences.`,
  )
  .action((options: VerifyOptions) => runMain(() => run(options)));

async function run(options: VerifyOptions): Promise<void> {
  const entity = entityOf(options.entity);
  const tell = (difference: Difference | KeptDifference) =>
    console.log(options.json ? jsonOf(difference) : differenceLine(difference));
  try {
    if (options.repair) return await repaired(repairOf(options, entity), options, tell);
    const stray = (['position', 'staff', 'reason'] as const).find((name) => options[name] !== undefined);
    if (stray !== undefined || options.counters) {
      throw new StartFailure(`--${stray ?? 'counters'} goes with --repair`);
    }
    const verified = await inHouse(async (house) => {
      const compared = await verify(house, options, entity, tell);
      const { uneven, ...whole } = await toldOfAll(house, options, entity);
      return { ...compared, ...whole, differences: compared.differences + uneven };
    });
    console.log(options.json ? jsonOf({ of: 'summary', ...verified }) : summaryLines(verified));
    if (verified.differences > 0) process.exitCode = 2;
  } catch (error) {
    throw error instanceof RebuildRefused ? new StartFailure(error.message) : error;
  }
}

export interface Verified extends OfAll {
  log: LogVerified | null;
  /** What is not known of a single entity is null. */
  rows: { position: bigint; rows: bigint; events: bigint | null; parked: number | null } | null;
  differences: number;
}

async function verify(
  { backend, sealing, stopped }: House,
  options: VerifyOptions,
  entity: Entity | null,
  tell: (difference: Difference) => void,
): Promise<Omit<Verified, keyof OfAll>> {
  const { databaseUrl } = backend;
  const models = { models: readModels, unsealer: sealing };
  if (entity !== null) {
    const { differences, ...rows } = await verifyEntity({ ...models, databaseUrl, entity, tell });
    return { log: null, rows: { ...rows, rows: BigInt(rows.rows), events: null, parked: null }, differences };
  }
  const isAll = options.log === options.rows && options.projection === undefined;
  let log: LogVerified | null = null;
  if (isAll || options.log) {
    const client = connectEventStore(backend.eventStoreUrl);
    const rate = showRate('compared');
    let seen = 0n;
    try {
      const from = options.from === undefined ? 0n : positionOf('--from', options.from);
      log = await verifyLog({
        ...{ databaseUrl, client, from, signal: stopped, tell },
        onReport({ events }) {
          rate.add(Number(events - seen));
          seen = events;
        },
      });
    } finally {
      rate.end();
      await client.dispose();
    }
    if (!log.isComplete) throw new StartFailure(`interrupted: go on with --log --from ${log.position}`);
  }
  if (options.log && !options.rows && options.projection === undefined) {
    return { log, rows: null, differences: log?.differences ?? 0 };
  }
  const rate = showRate('folded');
  let folded = 0n;
  const verified = await verifyRows({
    ...{ ...models, databaseUrl, signal: stopped, tell },
    ...(options.projection && { projections: options.projection }),
    onReport({ processed }) {
      rate.add(Number(processed - folded));
      folded = processed;
    },
  }).finally(rate.end);
  if (verified === null) throw new StartFailure('interrupted');
  const { differences, ...rows } = verified;
  return { log, rows, differences: differences + (log?.differences ?? 0) };
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

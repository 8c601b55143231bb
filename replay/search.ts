import { Command } from 'commander';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import type { EventsQuery, FoundEvent } from '#read-api/kit/events/contract.ts';
import { wholeSearch } from '#read-api/kit/events/whole-search.ts';
import { asStaff } from './as-staff.ts';

interface Options {
  type?: string[];
  actor?: string[];
  brand?: string;
  member?: string;
  tryset?: string;
  item?: string;
  stock?: string;
  product?: string;
  code?: string[];
  correlation?: string;
  reason?: string;
  from?: string;
  to?: string;
  recordedFrom?: string;
  recordedTo?: string;
  housekeeping: boolean;
  oldestFirst: boolean;
  limit?: string;
  json: boolean;
}

export const searchCommand = new Command('search')
  .description(
    'Finds events in all histories by actor, type, time, reason and subject; an event must match all filters',
  )
  .option('--type <types...>', 'event types, such as TrysetItemReturnDeferred')
  .option('--actor <actors...>', 'a role (staff, brand_admin, user, system) or one account: staff:3')
  .option('--brand <id>', 'events that concern this brand')
  .option('--member <id>', 'events of a member and of its requests')
  .option('--tryset <id>', 'events of a tryset and its items')
  .option('--item <id>', 'events of a tryset item')
  .option('--stock <id>', 'events of a garment and of the items that used it')
  .option('--product <id>', 'events of a product')
  .option('--code <codes...>', 'events of the garments with these codes and of the items that used them')
  .option('--correlation <id>', 'all events that one request caused')
  .option('--reason <text>', 'events whose reason contains this text')
  .option('--from <time>', 'events that happened at or after this day or time (UTC)')
  .option('--to <time>', 'events that happened up to the end of this day or time')
  .option('--recorded-from <time>', 'events that the store recorded at or after this day or time')
  .option('--recorded-to <time>', 'events that the store recorded up to the end of this day or time')
  .option('--no-housekeeping', 'leave out internal bookkeeping events')
  .option('--oldest-first', 'oldest events first instead of newest first', false)
  .option('--limit <n>', 'maximum number of events (default: all)')
  .option('--json', 'print each event as a line of JSON (NDJSON)', false)
  .addHelpText(
    'after',
    `
Examples:
  npm run replay -- search --code S0000012 --oldest-first
  npm run --silent replay -- search --actor staff:3 --from 2026-03-01 --json | jq -r .type | sort | uniq -c

Exit codes: 0 searched to the end (also where nothing was found), 1 failed or refused.`,
  )
  .action((options: Options) => runMain(() => search(options)));

async function search(options: Options): Promise<void> {
  const query = queryOf(options);
  let found = 0;
  await asStaff(async (reading, stopped) => {
    for await (const { data, searchedUntil } of wholeSearch(reading, query)) {
      for (const event of data) console.log(options.json ? JSON.stringify(event) : line(event));
      found += data.length;
      if (searchedUntil !== null) process.stderr.write(`searched until ${searchedUntil}\n`);
      if (stopped.aborted) throw new StartFailure('interrupted');
    }
  });
  if (!options.json) process.stderr.write(`${found} events\n`);
}

function queryOf(options: Options): EventsQuery {
  const { type, actor, code, correlation, reason, from, to, recordedFrom, recordedTo, limit } = options;
  return {
    ...(type && { types: type }),
    ...(actor && { actors: actorsOf(actor) }),
    ...(code && { codes: code }),
    ...ids({
      brand_id: options.brand,
      user_id: options.member,
      tryset_id: options.tryset,
      tryset_item_id: options.item,
      stock_item_id: options.stock,
      product_id: options.product,
      limit,
    }),
    ...(correlation !== undefined && { correlation_id: correlation }),
    ...(reason !== undefined && { reason }),
    ...(from !== undefined && { time_after: from }),
    ...(to !== undefined && { time_before: to }),
    ...(recordedFrom !== undefined && { recorded_after: recordedFrom }),
    ...(recordedTo !== undefined && { recorded_before: recordedTo }),
    ...(!options.housekeeping && { without_housekeeping: true }),
    ...(options.oldestFirst && { order: 'time' }),
  };
}

const actorForm = /^(staff|brand_admin|user|system)(:\d{1,9})?$/;

function actorsOf(actors: readonly string[]): string[] {
  const wrong = actors.find((actor) => !actorForm.test(actor));
  if (wrong !== undefined) {
    throw new StartFailure(
      `--actor ${wrong}: takes staff, brand_admin, user or system, and an id after a colon: staff:3`,
    );
  }
  return [...actors];
}

function ids(given: Record<string, string | undefined>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) => {
      if (text === undefined) return [];
      if (!/^[1-9]\d{0,8}$/.test(text)) {
        throw new StartFailure(`${name.replaceAll('_', ' ')}: takes a positive whole number, not ${text}`);
      }
      return [[name, Number(text)]];
    }),
  );
}

function line({ time, position, stream, type, actor, reason, changes }: FoundEvent): string {
  const who = actor.id === null ? actor.label : `${actor.label}:${actor.id}`;
  const named = actor.name === null ? who : `${actor.name} (${who})`;
  const changed = changes
    .filter(({ before }) => before !== null)
    .map(({ field, before, after }) => `${field} ${JSON.stringify(before)} → ${JSON.stringify(after)}`);
  const details = [reason === null ? [] : `reason: ${reason}`, changed].flat();
  return [`${time}  ${position}  ${stream}  ${type}  by ${named}`, ...details].join('\n    ');
}

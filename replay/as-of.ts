import { Argument, Command } from 'commander';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { namelessHouse } from '#domain/settlements/house.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { knownAreas } from '#read-api/areas.ts';
import { readModels } from '#read-api/database.ts';
import type { ReadDeps } from '#read-api/deps.ts';
import { differenceOf } from '#read-api/kit/as-of/difference.ts';
import { lookBack } from '#read-api/kit/as-of/look-back.ts';
import type { Past } from '#read-api/kit/as-of/past.ts';
import { endOf, type Point, pointOf } from '#read-api/kit/as-of/point.ts';
import { createKeptPages } from '#read-api/kit/kept-pages.ts';
import { createMemo } from '#read-api/kit/memo.ts';
import { differenceLines, pastLines } from './as-of-lines.ts';
import { inHouse } from './house.ts';

interface Options {
  at?: string;
  recordedAt?: string;
  revision?: string;
  compareTo?: string;
  json: boolean;
}

const operator = { label: 'staff', id: 0, name: 'replay', roles: ['owner'] } as const;

export const asOfCommand = new Command('as-of')
  .description(
    'Shows a past state of a tryset item, a stock item or a tryset, or the differences between two points',
  )
  .addArgument(new Argument('<kind>', 'kind of thing').choices(knownAreas.pasts.map(nameOf)))
  .argument('<id>', 'its id')
  .option('--at <time>', 'the state as it truly was: a time with its offset, or the end of a day in Korea')
  .option('--recorded-at <time>', 'the state as the dashboard showed it at this time')
  .option('--revision <number>', 'right after this event of its own stream')
  .option(
    '--compare-to <point>',
    'what differs from there to this revision, time, "recorded:" and a time, or "now"',
  )
  .option('--json', 'print one JSON document instead of lines for people', false)
  .addHelpText(
    'after',
    `
Examples:
  npm run replay -- as-of tryset-item 12 --at 2026-01-31
  npm run --silent replay -- as-of stock-item 7 --revision 3 --json | jq .status
  npm run replay -- as-of tryset 5 --at 2026-01-31T10:00:00+09:00 --compare-to now

Without a point it is as it is now. Names of people, brands and products are today's.

Exit codes: 0 shown, 1 refused or failed, 2 the two points differ (--compare-to).`,
  )
  .action((kind: string, id: string, options: Options) => runMain(() => run(kind, id, options)));

async function run(name: string, text: string, options: Options): Promise<void> {
  const past = knownAreas.pasts.find((each) => nameOf(each) === name);
  if (past === undefined) throw new StartFailure(`there are no past states of ${name}`);
  if (!/^[1-9]\d{0,15}$/.test(text)) throw new StartFailure(`an id is a positive whole number, not ${text}`);
  const id = Number(text);
  const now = new Date();
  const point = pointGiven(options, now);
  const { compareTo, json } = options;
  await inHouse(async ({ backend, sealing }) => {
    const pool = readPool(backend.databaseUrl, 2);
    const deps: ReadDeps = {
      db: readModels(pool),
      areas: knownAreas,
      memo: createMemo(),
      pages: createKeptPages(),
      now: () => now,
      unsealer: sealing,
      house: namelessHouse,
    };
    try {
      if (compareTo === undefined) {
        const { answer, isParked } = await lookBack(deps, operator, past, id, point);
        console.log(json ? JSON.stringify({ ...answer, isParked }) : pastLines(answer, isParked).join('\n'));
        return;
      }
      const ends = { from: point, to: endOf('to', compareTo, now) };
      const difference = await differenceOf(deps, operator, past, id, ends);
      console.log(json ? JSON.stringify(difference) : differenceLines(difference).join('\n'));
      if (difference.changes.length > 0) process.exitCode = 2;
    } finally {
      await pool.end();
    }
  });
}

function nameOf({ category }: Past): string {
  return category.replaceAll('_', '-');
}

/** Parses the point of the options; the current time if no option names one. */
function pointGiven({ at, recordedAt, revision }: Options, now: Date): Point {
  if (revision !== undefined && !/^\d{1,18}$/.test(revision)) {
    throw new StartFailure(`a revision is a whole number from 0 on, not ${revision}`);
  }
  const given = {
    ...(at !== undefined && { as_of: at }),
    ...(recordedAt !== undefined && { as_of_recorded: recordedAt }),
    ...(revision !== undefined && { revision }),
  };
  if (Object.keys(given).length > 1) {
    throw new StartFailure('name one point: --at, --recorded-at or --revision');
  }
  return pointOf(given, now) ?? { by: 'time', time: now.toISOString() };
}

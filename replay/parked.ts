import { Command } from 'commander';
import { backendConfig } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { withBackend } from '#backend/with-backend.ts';
import { ApiError } from '#http/errors.ts';
import type { ParkedGroup } from '#projections/kit/tables/replay.ts';
import { shownParked, shownParkedRow } from '#read-api/replay/show.ts';
import { openWrites } from '#server/open-writes.ts';
import { noReads } from '#write-api/read-side.ts';
import { decideParked } from '#write-api/replay/commands.ts';
import { contextOf, idOf } from './actor.ts';
import { inHouse } from './house.ts';
import { parkedLine, parkedRowLines } from './parked-lines.ts';
import { withReads } from './reads.ts';
import { untilReached } from './until-reached.ts';

interface JsonOption {
  json: boolean;
}

interface DecideOptions extends JsonOption {
  reason: string;
  staff?: string;
}

const asJson = ['--json', 'print JSON instead of lines for people', false] as const;
const pageSize = 500;

export const parkedCommand = new Command('parked').description(
  'Events that a projection could not apply, and later events of the same row, which wait behind them',
);

parkedCommand
  .command('list', { isDefault: true })
  .description('List the blocked rows, the oldest first')
  .option('--projection <name>', 'only rows of this projection')
  .option('--json', 'print each row as a line of JSON (NDJSON)', false)
  .addHelpText(
    'after',
    '\nExample:\n  npm run replay -- parked list\n\nExit codes: 0 told, also where nothing is parked; 1 failed.',
  )
  .action((options: JsonOption & { projection?: string }) => runMain(() => list(options)));

parkedCommand
  .command('show <projection> <entity>')
  .description('Show the parked events of a row with their data and errors; sealed data stays sealed')
  .option(...asJson)
  .addHelpText(
    'after',
    '\nExample:\n  npm run replay -- parked show stock_items 1204\n\nExit codes: 0 told, 1 nothing of the row is parked.',
  )
  .action((projection: string, entity: string, { json }: JsonOption) =>
    runMain(() => show(projection, entity, json)),
  );

const decisions = [
  { action: 'retry', description: 'Tries the parked events of a row again, in their order' },
  {
    action: 'skip',
    description: 'Lets a row go on without the event that stands first, now and in every rebuild',
  },
] as const;
for (const { action, description } of decisions) {
  parkedCommand
    .command(`${action} <projection> <entity>`)
    .description(
      `${description}. The decision is recorded as an event; the process that runs the projections carries it out`,
    )
    .requiredOption('--reason <text>', 'reason to record')
    .option('--staff <id>', 'the staff account that decides (default: the system)')
    .option(...asJson)
    .addHelpText(
      'after',
      `
Example:
  npm run replay -- parked ${action} stock_items 1204 --reason "mended in version 2.4" --staff 1

Exit codes: 0 done, or recorded for when the projections run; 1 refused or failed; 2 the row stands still again.`,
    )
    .action((projection: string, entity: string, options: DecideOptions) =>
      runMain(() => decide(action, projection, entity, options)),
    );
}

function list({ projection, json }: JsonOption & { projection?: string }): Promise<void> {
  return inHouse(({ backend }) =>
    withReads(backend, undefined, async ({ replay }) => {
      let told = 0;
      for (let more = true; more; ) {
        const { rows } = await replay.parked({
          ...(projection !== undefined && { projection }),
          limit: pageSize,
          offset: told,
        });
        for (const row of rows)
          console.log(json ? JSON.stringify(shownParked(row)) : parkedLine(shownParked(row)));
        told += rows.length;
        more = rows.length === pageSize;
      }
      if (told === 0 && !json) console.log('Nothing is parked.');
    }),
  );
}

function show(projection: string, entity: string, json: boolean): Promise<void> {
  return inHouse(({ backend }) =>
    withReads(backend, undefined, async ({ replay }) => {
      const found = await replay.parkedRow(projection, entity);
      if (found === null) throw nothing(projection, entity);
      const row = shownParkedRow(found);
      console.log(json ? JSON.stringify(row) : parkedRowLines(row));
    }),
  );
}

async function decide(
  action: 'retry' | 'skip',
  projection: string,
  entity: string,
  { reason, staff, json }: DecideOptions,
): Promise<void> {
  const staffId = staff === undefined ? null : idOf('--staff', staff);
  const config = backendConfig(process.env);
  const secrets = await loadSecrets(config, process.env);
  await withBackend(config, async (backend, stopped) => {
    const { deps, close } = await openWrites(backend, config, secrets, noReads, () => undefined);
    try {
      await withReads(backend, undefined, async ({ replay }) => {
        const first = (await replay.parkedRow(projection, entity))?.group;
        if (first === undefined) throw nothing(projection, entity);
        const parked = { projection, entity, position: String(first.position) };
        const { position } = await decideParked(deps, action, parked, await contextOf(deps, staffId, reason));
        const isDone = await untilReached(replay, position, stopped);
        const now = isDone ? ((await replay.parkedRow(projection, entity))?.group ?? null) : null;
        const still = now && shownParked(now);
        if (json)
          console.log(JSON.stringify({ ...parked, action, recordedAt: String(position), isDone, still }));
        else
          console.log(
            isDone ? becameOf(action, first, now) : 'Recorded: it is done as soon as the projections run.',
          );
        if (now !== null) process.exitCode = 2;
      });
    } catch (error) {
      throw error instanceof ApiError ? new StartFailure(error.message) : error;
    } finally {
      await close();
    }
  });
}

function becameOf(action: 'retry' | 'skip', first: ParkedGroup, now: ParkedGroup | null): string {
  const { projection, entity, waiting } = first;
  if (now === null) {
    const taken = action === 'retry' ? waiting + 1 : waiting;
    return `${entity} of ${projection} goes on: ${taken} events were taken.`;
  }
  return `${entity} of ${projection} stands still again, at ${now.position}: ${now.error}`;
}

function nothing(projection: string, entity: string): StartFailure {
  return new StartFailure(`nothing of ${entity} is parked in ${projection}; see "replay parked list"`);
}

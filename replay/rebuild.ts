import { type Command, Option } from 'commander';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import type { ReadModelsRequest } from '#domain/replay/read-models.ts';
import type { OperationRow } from '#projections/kit/tables/operations.ts';
import { idOf } from './actor.ts';
import { carriedOut } from './operations.ts';

interface Options {
  json: boolean;
  staff?: string;
  reason?: string;
}

const asJson = ['--json', 'print JSON lines instead of lines for people', false] as const;
const byStaff = [
  '--staff <id>',
  'the staff account that asks for it; the system where it is left out',
] as const;
const because = ['--reason <text>', 'is recorded with it'] as const;

const rebuildHelp = `
It is recorded with who asked for it, and done by the process that runs the projections, or by this command where none does.

Examples:
  npm run replay -- rebuild
  npm run replay -- rebuild --projection stock_items --staff 1 --reason "a column more"
  npm run --silent replay -- rebuild --from eventstore --json | jq -r .secondsLeft

Exit codes: 0 switched; 1 refused, failed or canceled.`;
const endHelp = '\nExit codes: 0 done; 1 refused or failed.';

/** Adds the commands that rebuild read models next to the live ones. */
export function rebuildCommands(program: Command): void {
  program
    .command('rebuild')
    .description(
      'Rebuilds read models while the house runs, and switches to them. After an interruption, run it ' +
        'again to continue',
    )
    .option('--projection <names...>', 'only these and those that must be rebuilt with them (default: all)')
    .addOption(
      new Option('--from <source>', 'source of the events: the event store is slower, but needs no mirror')
        .choices(['mirror', 'eventstore'])
        .default('mirror'),
    )
    .option(...byStaff)
    .option(...because)
    .option(...asJson)
    .addHelpText('after', rebuildHelp)
    .action(({ projection, from, ...options }: Options & { projection?: string[]; from: string }) => {
      const source = from === 'eventstore' ? ({ source: 'event-store' } as const) : {};
      const request = { action: 'rebuild', projections: projection ?? null, ...source } as const;
      return runMain(() => built(request, options));
    });
  program
    .command('switch-back')
    .description('Switches back to the read models from before the last rebuild, with all events since then')
    .option(...byStaff)
    .option(...because)
    .option(...asJson)
    .addHelpText('after', endHelp)
    .action((options: Options) => runMain(() => built({ action: 'switch_back' }, options)));
  program
    .command('cancel')
    .description(
      'Cancels a running or stopped rebuild and drops its new tables, or cancels a verification; the live ' +
        'read models stay as they are',
    )
    .option(...byStaff)
    .option(...because)
    .addHelpText('after', endHelp)
    .action((options: Options) => runMain(() => ended({ action: 'cancel' }, options)));
  program
    .command('drop-old')
    .description('Drops the read models from before the last rebuild')
    .option(...byStaff)
    .option(...because)
    .addHelpText('after', endHelp)
    .action((options: Options) => runMain(() => ended({ action: 'drop_old' }, options)));
}

const interrupted =
  'Interrupted: a process that runs the projections continues it, or run the command again; "replay cancel" ends it.';

async function built(request: ReadModelsRequest, options: Options): Promise<void> {
  const { json } = options;
  let told = '';
  const done = await carriedOut(request, askerOf(options), (operation) => {
    const line = json ? jsonLine(operation) : progressLine(operation);
    if (line !== null && line !== told) console.log(line);
    told = line ?? told;
  });
  if (done === null) throw new StartFailure(interrupted);
  if (done.operation.status === 'canceled') {
    throw new StartFailure('Canceled: the live read models are as they were.');
  }
  if (json) {
    const last = jsonLine(done.operation);
    if (last !== null) console.log(last);
    console.log(JSON.stringify({ outcome: 'switched', operation: done.operation.id }));
    return;
  }
  console.log(
    'The new read models are live. The former ones are kept: "replay switch-back" takes them back, "replay drop-old" drops them.',
  );
}

const endings: Partial<Record<OperationRow['kind'], string>> = {
  cancel: 'Dropped the unfinished rebuild.',
  drop_old: 'Dropped the former read models.',
  verify: 'Ended the verification.',
};

async function ended(request: ReadModelsRequest, options: Options): Promise<void> {
  const done = await carriedOut(request, askerOf(options));
  if (done === null) throw new StartFailure(interrupted);
  console.log(endings[done.operation.kind] ?? 'Done.');
}

function askerOf({ staff, reason }: Options) {
  return { staffId: staff === undefined ? null : idOf('--staff', staff), reason };
}

const phases: Readonly<Record<NonNullable<OperationRow['phase']>, string>> = {
  folding: 'folding  ',
  indexing: 'indexing ',
  switching: 'switching',
  comparing: 'comparing',
};

/** Formats the progress of a rebuild; null before it has begun. */
function progressLine({
  phase,
  processed,
  total,
  eventsPerSecond,
  secondsLeft,
}: OperationRow): string | null {
  if (phase === null) return null;
  const figures = `${phases[phase]} ${processed} of ${total} events`;
  if (eventsPerSecond === null || secondsLeft === null) return figures;
  return `${figures}, ${Math.round(eventsPerSecond)} a second, ${Math.ceil(secondsLeft)} s left`;
}

/**
 * Formats the progress as JSON; null before the rebuild has begun. Counts are strings, as positions are everywhere.
 */
function jsonLine({ phase, processed, total, eventsPerSecond, secondsLeft }: OperationRow): string | null {
  if (processed === null) return null;
  const counts = { processed: String(processed), of: String(total) };
  return JSON.stringify({ phase, ...counts, eventsPerSecond, secondsLeft });
}

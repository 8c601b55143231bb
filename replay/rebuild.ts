import { type Command, Option } from 'commander';
import { runMain } from '#backend/report.ts';
import { connectEventStore } from '#event-store/client.ts';
import { readModels } from '#projections/read-models.ts';
import {
  cancelRebuild,
  dropFormer,
  type Outcome,
  type RebuildOptions,
  rebuild,
  switchBack,
} from '#projections/rebuild/rebuild.ts';
import type { Report } from '#projections/rebuild/report.ts';
import { inHouse } from './house.ts';

interface JsonOption {
  json: boolean;
}

const asJson = ['--json', 'print JSON lines instead of lines for people', false] as const;

const rebuildHelp = `
Examples:
  npm run replay -- rebuild
  npm run replay -- rebuild --projection stock_items
  npm run --silent replay -- rebuild --from eventstore --json | jq -r .secondsLeft

Exit codes: 0 switched, or stopped before it (the last line says which); 1 refused or failed.`;
const endHelp = '\nExit codes: 0 done, or nothing to do; 1 refused or failed.';

/** The commands that build read models anew beside the live ones. */
export function rebuildCommands(program: Command): void {
  program
    .command('rebuild')
    .description(
      'Builds read models anew while everything goes on, and switches to them; run again, it goes ' +
        'on where it was stopped',
    )
    .option('--projection <names...>', 'only these, with what belongs together with them (default: all)')
    .addOption(
      new Option(
        '--from <source>',
        'where the events are read: the event store is slower, but needs no mirror',
      )
        .choices(['mirror', 'eventstore'])
        .default('mirror'),
    )
    .option(...asJson)
    .addHelpText('after', rebuildHelp)
    .action(({ projection, from, json }: JsonOption & { projection?: string[]; from: string }) =>
      runMain(() => built(rebuild, { json, projection, isFromStore: from === 'eventstore' })),
    );
  program
    .command('switch-back')
    .description('Takes the read models from before the last rebuild back, with what has happened since')
    .option(...asJson)
    .addHelpText('after', endHelp)
    .action(({ json }: JsonOption) => runMain(() => built(switchBack, { json })));
  program
    .command('cancel')
    .description('Drops what a stopped rebuild has built; the live read models stay as they are')
    .addHelpText('after', endHelp)
    .action(() => runMain(() => dropped(cancelRebuild, 'the unfinished rebuild', 'no rebuild was begun')));
  program
    .command('drop-old')
    .description('Drops the read models from before the last rebuild')
    .addHelpText('after', endHelp)
    .action(() => runMain(() => dropped(dropFormer, 'the former read models', 'no former ones are kept')));
}

interface BuildOptions {
  json: boolean;
  projection?: readonly string[] | undefined;
  isFromStore?: boolean;
}

async function built(
  build: (options: RebuildOptions) => Promise<Outcome>,
  { json, projection, isFromStore = false }: BuildOptions,
): Promise<void> {
  const outcome = await inHouse(async ({ backend, sealing, stopped }) => {
    const store = isFromStore ? connectEventStore(backend.eventStoreUrl) : undefined;
    try {
      return await build({
        databaseUrl: backend.databaseUrl,
        models: readModels,
        unsealer: sealing,
        store,
        signal: stopped,
        onReport: (report) => console.log(json ? JSON.stringify(report, textOfBigints) : line(report)),
        ...(projection && { projections: projection }),
      });
    } finally {
      await store?.dispose();
    }
  });
  const text =
    outcome === 'switched'
      ? 'The new read models are live. The former ones are kept: "replay switch-back" takes them back, "replay drop-old" drops them.'
      : 'Stopped: the live read models are as they were. Run the same command again to go on, or "replay cancel".';
  console.log(json ? JSON.stringify({ outcome }) : text);
}

async function dropped(
  drop: (databaseUrl: string) => Promise<boolean>,
  what: string,
  nothing: string,
): Promise<void> {
  const was = await inHouse(({ backend }) => drop(backend.databaseUrl));
  console.log(was ? `Dropped ${what}.` : `Nothing to drop: ${nothing}.`);
}

const phases: Record<Report['phase'], string> = {
  folding: 'folding  ',
  indexing: 'indexing ',
  switching: 'switching',
};

function line({ phase, processed, of, eventsPerSecond, secondsLeft }: Report): string {
  const figures = `${phases[phase]} ${processed} of ${of} events`;
  if (eventsPerSecond === null || secondsLeft === null) return figures;
  return `${figures}, ${Math.round(eventsPerSecond)} a second, ${Math.ceil(secondsLeft)} s left`;
}

/** Counts are text in JSON, as positions are everywhere. */
function textOfBigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

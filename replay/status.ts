import { Command } from 'commander';
import { backendConfig } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { withBackend } from '#backend/with-backend.ts';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import { actorOf, shownStatus } from '#read-api/replay/show.ts';
import { withReads } from './reads.ts';
import { statusLines } from './status-lines.ts';

interface Options {
  frozenAfter?: string;
  json: boolean;
}

export const statusCommand = new Command('status')
  .description(
    'How far each projection is and how fast, what of it is parked, what is built beside, and which event store is behind it',
  )
  .option('--frozen-after <seconds>', 'how long events may wait on an unmoving checkpoint (default: 30)')
  .option('--json', 'print one JSON document, as GET /v1/replay/status answers it', false)
  .addHelpText(
    'after',
    `
Example:
  npm run --silent replay -- status --json | jq '{isHealthy, lagSeconds, problems}'

Exit codes: 0 all is well; 1 nothing moves though events wait, they wait for longer than 10 s, or some are parked.`,
  )
  .action((options: Options) => runMain(() => run(options)));

async function run({ frozenAfter, json }: Options): Promise<void> {
  const after = frozenAfter === undefined ? undefined : Number(frozenAfter);
  if (after !== undefined && !(Number.isInteger(after) && after > 0)) {
    throw new StartFailure(`--frozen-after: "${frozenAfter}" is not a number of seconds`);
  }
  const status = await withBackend(backendConfig(process.env), async (backend) => {
    await migrate(backend.databaseUrl);
    return withReads(backend, after, async ({ replay, namesOf }) => {
      const standing = await replay.standing();
      const names = await namesOf(standing.operation === null ? [] : [actorOf(standing.operation)]);
      return shownStatus(standing, names);
    });
  });
  console.log(json ? JSON.stringify(status) : statusLines(status));
  if (!status.isHealthy) process.exitCode = 1;
}

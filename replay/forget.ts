import { Command } from 'commander';
import { backendConfig } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { withBackend } from '#backend/with-backend.ts';
import { ApiError } from '#http/errors.ts';
import { openWrites } from '#server/open-writes.ts';
import { forgetMember } from '#write-api/members/forget-member.ts';
import { noReads } from '#write-api/read-side.ts';
import { contextOf, idOf } from './actor.ts';

interface Options {
  member: string;
  staff?: string;
  reason?: string;
  json: boolean;
}

export const forgetCommand = new Command('forget')
  .description(
    'Forgets a member like DELETE /v1/users/{id}: deletes the key of their personal data and their readable row. ' +
      'While goods are out, or payments or refunds are open, it waits, and completes afterwards',
  )
  .requiredOption('--member <id>', 'the id of the member')
  .option('--staff <id>', 'the staff account that acts (default: the system)')
  .option('--reason <text>', 'reason to record')
  .option('--json', 'print the result as JSON', false)
  .addHelpText(
    'after',
    `
Example:
  npm run replay -- forget --member 12 --staff 1 --reason "asked for it by letter"

Exit codes: 0 forgotten, or waiting for goods or money; 1 refused or failed.`,
  )
  .action((options: Options) => runMain(() => run(options)));

async function run({ member, staff: by, reason, json }: Options): Promise<void> {
  const memberId = idOf('--member', member);
  const staffId = by === undefined ? null : idOf('--staff', by);
  const config = backendConfig(process.env);
  const secrets = await loadSecrets(config, process.env);
  const { state, revision } = await withBackend(config, async (backend) => {
    const { deps, close } = await openWrites(backend, config, secrets, noReads, () => undefined);
    try {
      return await forgetMember(deps, memberId, { context: await contextOf(deps, staffId, reason) });
    } catch (error) {
      throw error instanceof ApiError ? new StartFailure(error.message) : error;
    } finally {
      await close();
    }
  });
  const { status } = state;
  if (json) console.log(JSON.stringify({ id: memberId, status, revision: String(revision) }));
  else console.log(status === 'forgotten' ? `Member ${memberId} is forgotten.` : waits(memberId));
}

const waits = (id: number) =>
  `Goods of member ${id} are out, or payments or refunds are open: ` +
  'the member is forgotten automatically after the last of them.';

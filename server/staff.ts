import { randomBytes } from 'node:crypto';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { Command } from 'commander';
import { backendConfig } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { withBackend } from '#backend/with-backend.ts';
import { ApiError } from '#http/errors.ts';
import { addStaff } from '#write-api/users/add-staff.ts';
import { openWrites } from './open-writes.ts';

const program = new Command('staff').description('Accounts of staff');
program
  .command('add <name>')
  .description('Add a staff account that signs in with this name')
  .option('--password-stdin', 'read the password from standard input instead of making one')
  .action(async (name: string, options: { passwordStdin?: boolean }) => {
    const password = options.passwordStdin
      ? (await text(stdin)).trim()
      : randomBytes(12).toString('base64url');
    await add(name, password);
    console.log(
      options.passwordStdin ? `${name} may sign in.` : `${name} may sign in with the password ${password}`,
    );
  });

await runMain(async () => {
  await program.parseAsync();
});

async function add(username: string, password: string): Promise<void> {
  const config = backendConfig(process.env);
  const secrets = await loadSecrets(config, process.env);
  await withBackend(config, async (backend) => {
    const nothing = async () => ({ count: 0, ids: [] });
    const writes = await openWrites(backend, config, secrets, nothing, () => undefined);
    try {
      await addStaff(writes.deps, { username, password, name: username });
    } catch (error) {
      throw error instanceof ApiError ? new StartFailure(error.message) : error;
    } finally {
      await writes.close();
    }
  });
}

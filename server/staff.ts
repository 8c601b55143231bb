import { randomBytes } from 'node:crypto';
import { stdin } from 'node:process';
import { text } from 'node:stream/consumers';
import { Command, Option } from 'commander';
import { backendConfig } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import { runMain } from '#backend/report.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { withBackend } from '#backend/with-backend.ts';
import { type StaffRole, staffRoles } from '#domain/staff-role-kinds.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '#write-api/deps.ts';
import { addStaff } from '#write-api/members/add-staff.ts';
import { listStaff, removeStaff, setStaffPassword } from '#write-api/members/staff-accounts.ts';
import { noReads } from '#write-api/read-side.ts';
import { openWrites } from './open-writes.ts';

const program = new Command('staff').description('Manage staff accounts');
const passwordOption = [
  '--password-stdin',
  'read the password from standard input instead of generating one',
] as const;

interface PasswordOption {
  passwordStdin?: boolean;
}

program
  .command('add <name>')
  .description('Add a staff account with this sign-in name')
  .option(...passwordOption)
  .addOption(new Option('--roles <roles...>', 'roles of the account').choices(staffRoles).default(['owner']))
  .action(async (name: string, options: PasswordOption & { roles: StaffRole[] }) => {
    const password = await passwordOf(options);
    const { roles } = options;
    await withWrites((deps) => addStaff(deps, { username: name, password, name, roles }));
    console.log(told(`${name} may sign in`, options, password));
  });
program
  .command('password <name>')
  .description('Set a new password of a staff account and end all its sessions')
  .option(...passwordOption)
  .action(async (name: string, options: PasswordOption) => {
    const password = await passwordOf(options);
    await withWrites((deps) => setStaffPassword(deps, name, password));
    console.log(told(`${name} signs in anew`, options, password));
  });
program
  .command('remove <name>')
  .description('Remove a staff account and end all its sessions at once')
  .action(async (name: string) => {
    await withWrites((deps) => removeStaff(deps, name));
    console.log(`${name} was removed.`);
  });
program
  .command('list')
  .description('List the staff accounts: id, sign-in name, display name, roles')
  .action(async () => {
    const accounts = await withWrites(listStaff);
    for (const { id, username, name, roles } of accounts)
      console.log([id, username, name ?? '', roles.join(',')].join('\t'));
  });

await runMain(async () => {
  await program.parseAsync();
});

async function passwordOf({ passwordStdin }: PasswordOption): Promise<string> {
  return passwordStdin ? (await text(stdin)).trim() : randomBytes(12).toString('base64url');
}

/** Returns the message about a new password. It contains the password only if the program generated it. */
function told(what: string, { passwordStdin }: PasswordOption, password: string): string {
  return passwordStdin ? `${what}.` : `${what} with the password ${password}`;
}

async function withWrites<Result>(use: (deps: WriteDeps) => Promise<Result>): Promise<Result> {
  const config = backendConfig(process.env);
  const secrets = await loadSecrets(config, process.env);
  return withBackend(config, async (backend) => {
    const writes = await openWrites(backend, config, secrets, noReads, () => undefined);
    try {
      return await use(writes.deps);
    } catch (error) {
      throw error instanceof ApiError ? new StartFailure(error.message) : error;
    } finally {
      await writes.close();
    }
  });
}

import { Command } from 'commander';
import { backendConfig } from '#backend/config.ts';
import { runMain } from '#backend/report.ts';
import { withBackend } from '#backend/with-backend.ts';
import { asOfCommand } from './as-of.ts';
import { causesCommand } from './causes.ts';
import { exportCommand } from './export.ts';
import { forgetCommand } from './forget.ts';
import { importCommand } from './import-log.ts';
import { rebuildCommands } from './rebuild.ts';
import { searchCommand } from './search.ts';
import { type Status, statusOf } from './status.ts';
import { verifyCommand } from './verify.ts';

const program = new Command('replay').description(
  'What the read models are built from, and how far they are.',
);

program
  .command('status')
  .description(
    'Position, lag and parked events of the projections; exits 1 where they lag or something is parked',
  )
  .option('--json', 'print JSON instead of lines for people', false)
  .action((options: { json: boolean }) => runMain(() => status(options.json)));

rebuildCommands(program);
program.addCommand(verifyCommand);
program.addCommand(asOfCommand);
program.addCommand(exportCommand);
program.addCommand(importCommand);
program.addCommand(forgetCommand);
program.addCommand(searchCommand);
program.addCommand(causesCommand);

await program.parseAsync();

async function status(asJson: boolean): Promise<void> {
  const found = await withBackend(backendConfig(process.env), (backend) => statusOf(backend));
  console.log(asJson ? JSON.stringify(found) : lines(found));
  if (found.lagSeconds > 0 || found.parked > 0) process.exitCode = 1;
}

function lines({ position, head, lagSeconds, processed, parked, unknownTypes }: Status): string {
  const unknown = unknownTypes.map(({ type, count }) => `${type} (${count})`).join(', ');
  return [
    `position  ${position} of ${head}`,
    `lag       ${lagSeconds.toFixed(1)} s`,
    `processed ${processed} events`,
    `parked    ${parked}`,
    ...(unknown === '' ? [] : [`unknown   ${unknown}`]),
  ].join('\n');
}

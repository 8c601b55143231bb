import { Command } from 'commander';
import { asOfCommand } from './as-of.ts';
import { causesCommand } from './causes.ts';
import { exportCommand } from './export.ts';
import { forgetCommand } from './forget.ts';
import { importCommand } from './import-log.ts';
import { parkedCommand } from './parked.ts';
import { rebuildCommands } from './rebuild.ts';
import { rewrapKeysCommand } from './rewrap-keys.ts';
import { searchCommand } from './search.ts';
import { statusCommand } from './status.ts';
import { verifyCommand } from './verify.ts';

export const program = new Command('replay').description(
  'Inspects the event log, and inspects, rebuilds and repairs the read models.',
);

program.addCommand(statusCommand);
program.addCommand(parkedCommand);
rebuildCommands(program);
program.addCommand(verifyCommand);
program.addCommand(asOfCommand);
program.addCommand(exportCommand);
program.addCommand(importCommand);
program.addCommand(forgetCommand);
program.addCommand(rewrapKeysCommand);
program.addCommand(searchCommand);
program.addCommand(causesCommand);

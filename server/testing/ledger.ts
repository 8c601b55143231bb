import { setTimeout } from 'node:timers/promises';
import { staff } from '#test/server.ts';
import { commandIdOfKey } from '#write-api/kit/commands/command-ids.ts';
import type { Answered } from './rentals.ts';

/** A command that the server answered with success. */
export interface Acknowledged extends Answered {
  path: string;
  sent: object;
  key: string;
  /** The id of the command, as its events record it. */
  commandId: string;
}

/** Collects acknowledged commands, to compare them with the log. */
export class Ledger {
  readonly commands: Acknowledged[] = [];

  readonly note = (path: string, sent: object, key: string, answered: Answered): void => {
    this.commands.push({ ...answered, path, sent, key, commandId: commandIdOfKey(staff, key) });
  };

  /** Resolves once this many more commands are acknowledged. */
  async grows(by = 8): Promise<void> {
    const wanted = this.commands.length + by;
    while (this.commands.length < wanted) await setTimeout(20);
  }
}

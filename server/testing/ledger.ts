import { setTimeout } from 'node:timers/promises';
import { staff } from '#test/server.ts';
import { commandIdOfKey } from '#write-api/kit/commands/command-ids.ts';
import type { Answered } from './rentals.ts';

/** A command that was answered as done. */
export interface Acknowledged extends Answered {
  path: string;
  sent: object;
  key: string;
  /** The id that its events carry. */
  commandId: string;
}

/** What was acknowledged, to be compared with what is there. */
export class Ledger {
  readonly commands: Acknowledged[] = [];

  readonly note = (path: string, sent: object, key: string, answered: Answered): void => {
    this.commands.push({ ...answered, path, sent, key, commandId: commandIdOfKey(staff, key) });
  };

  /** Resolves when so many more commands have been acknowledged. */
  async grows(by = 8): Promise<void> {
    const wanted = this.commands.length + by;
    while (this.commands.length < wanted) await setTimeout(20);
  }
}

import type { StoredEvent } from '#event-store/stored-event.ts';
import type { CommandContext } from './commands/context.ts';

/** How a command ended: with events, a repeated answer, no change, a refusal, or a failure of the store. */
export type CommandEnd = 'accepted' | 'repeated' | 'unchanged' | 'refused' | 'failed';

export interface CommandTold {
  category: string;
  stream: string;
  /** The command's name in the metadata. */
  command: string;
  context: CommandContext;
  end: CommandEnd;
  /** The error code of the refusal; null if the command was not refused. */
  refusal: string | null;
  /** The types of the command's events. `revision` and `position` are those of the last event; null if it has no events. */
  types: readonly string[];
  revision: bigint | null;
  position: bigint | null;
  /** The number of concurrent appends after which the command was decided again. */
  conflicts: number;
  /** The number of events read from the store to decide the command. */
  replayed: number;
  milliseconds: number;
}

/** How a consequence of an event ended: done before, done now, or refused. */
export type ReactionEnd = 'done_before' | 'done' | 'refused';

export interface ReactionTold {
  cause: StoredEvent;
  /** The action of the consequence; `on` is the category of its stream. */
  action: string;
  on: string;
  end: ReactionEnd;
}

export interface DeadlineTold {
  name: string;
  correlationId: string;
  /** The event that set the deadline. */
  causationId: string;
}

/** Receives reports of the write side, for metrics and traces. Its methods must neither fail nor block. */
export interface WriteObserver {
  command(told: CommandTold): void;
  reaction(told: ReactionTold): void;
  deadline(told: DeadlineTold): void;
}

export const nobody: WriteObserver = {
  command: () => undefined,
  reaction: () => undefined,
  deadline: () => undefined,
};

import type { StoredEvent } from '#event-store/stored-event.ts';
import type { CommandContext } from './commands/context.ts';

/** The end of a command: events, a repeated answer, no change, a refusal, or a failure of the store. */
export type CommandEnd = 'accepted' | 'repeated' | 'unchanged' | 'refused' | 'failed';

export interface CommandTold {
  category: string;
  stream: string;
  /** The command's name in the metadata. */
  command: string;
  context: CommandContext;
  end: CommandEnd;
  /** The code of the refusal; null without one. */
  refusal: string | null;
  /** Types of its events. `revision` and `position` are those of the last one. */
  types: readonly string[];
  revision: bigint | null;
  position: bigint | null;
  /** Number of concurrent appends that made it decide again. */
  conflicts: number;
  /** Number of events read from the store to decide it. */
  replayed: number;
  milliseconds: number;
}

/** The end of a consequence of an event: done before, done now, or refused. */
export type ReactionEnd = 'done_before' | 'done' | 'refused';

export interface ReactionTold {
  cause: StoredEvent;
  /** The action of the consequence, and the category of its stream. */
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

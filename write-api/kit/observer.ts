import type { StoredEvent } from '#event-store/stored-event.ts';
import type { CommandContext } from './commands/context.ts';

/**
 * What became of a command: events, the answer that it had before, no change at all, a refusal, or a failure of the
 * store.
 */
export type CommandEnd = 'accepted' | 'repeated' | 'unchanged' | 'refused' | 'failed';

export interface CommandTold {
  category: string;
  stream: string;
  /** What the metadata calls the command. */
  command: string;
  context: CommandContext;
  end: CommandEnd;
  /** Why it was refused: the refusal's code. */
  refusal: string | null;
  /** Types of the events that it left; their last one stands at the revision and the position. */
  types: readonly string[];
  revision: bigint | null;
  position: bigint | null;
  /** How often another's append came first. */
  conflicts: number;
  /** Events that were read from the store to decide it. */
  replayed: number;
  milliseconds: number;
}

/** What became of one thing that follows from an event: it had been done before, is done now, or was refused. */
export type ReactionEnd = 'done_before' | 'done' | 'refused';

export interface ReactionTold {
  cause: StoredEvent;
  /** What follows: the action, and the category of the stream it is for. */
  action: string;
  on: string;
  end: ReactionEnd;
}

export interface DeadlineTold {
  name: string;
  correlationId: string;
  /** The event that set it. */
  causationId: string;
}

/** What the write side tells whoever watches it. Nothing of it may fail or take time. */
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

import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../../deps.ts';
import type { CommandContext } from '../commands/context.ts';

/** Work that an area does after an event, apart from commands. It must be safe to run twice. */
export type Effect = (deps: WriteDeps, stored: StoredEvent, id: number) => Promise<void>;

/** Periodic work of an area; returns how much it did. It must be safe to run twice. */
export type Chore = (deps: WriteDeps) => Promise<number>;

/** Carries out a deadline. Each step has its own context, so that it takes effect once. */
export interface DeadlineFiring<Due> {
  fire(deps: WriteDeps, deadline: Due, context: (step: string) => CommandContext): Promise<void>;
}

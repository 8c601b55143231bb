import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../../deps.ts';
import type { CommandContext } from '../commands/context.ts';

/** Work that an area does at an event, besides commands. Must be idempotent. */
export type Effect = (deps: WriteDeps, stored: StoredEvent, id: number) => Promise<void>;

/** Periodic work of an area; returns the number of things done. Must be idempotent. */
export type Chore = (deps: WriteDeps) => Promise<number>;

/** Fires a deadline. Each step has its own context, so that it takes effect once. */
export interface DeadlineFiring<Due> {
  fire(deps: WriteDeps, deadline: Due, context: (step: string) => CommandContext): Promise<void>;
}

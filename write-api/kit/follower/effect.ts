import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../../deps.ts';
import type { CommandContext } from '../commands/context.ts';

/** What an area does at an event besides commands of its own. Harmless when repeated. */
export type Effect = (deps: WriteDeps, stored: StoredEvent, id: number) => Promise<void>;

/** What an area looks after now and then; answers how much there was to do. Harmless when repeated. */
export type Chore = (deps: WriteDeps) => Promise<number>;

/** What a deadline comes to. Each step has a context of its own, so that it counts once. */
export interface DeadlineFiring<Due> {
  fire(deps: WriteDeps, deadline: Due, context: (step: string) => CommandContext): Promise<void>;
}

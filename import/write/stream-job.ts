import type { NewEvent } from '#event-store/stored-event.ts';

/**
 * A stream to be written completely. `build` returns its events, with the same ids each time. Sealed data differs
 * each time, so `isSame` compares a stored event with a built one.
 */
export interface StreamJob<Kind extends string = string> {
  kind: Kind;
  stream: string;
  /** The number of events that `build` returns. */
  events: number;
  build(): NewEvent[] | Promise<NewEvent[]>;
  isSame?(stored: unknown, built: unknown): boolean | Promise<boolean>;
}

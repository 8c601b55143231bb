import type { NewEvent } from '#event-store/stored-event.ts';

/**
 * A stream that is to be there, whole. `build` gives its events, the same ids each time; where what is sealed in them differs
 * each time, `isSame` tells whether the data of an event that is there is the event's own.
 */
export interface StreamJob<Kind extends string = string> {
  kind: Kind;
  stream: string;
  /** How many events `build` gives. */
  events: number;
  build(): NewEvent[] | Promise<NewEvent[]>;
  isSame?(stored: unknown, built: unknown): boolean | Promise<boolean>;
}

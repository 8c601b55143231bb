import type { NewEvent } from '#event-store/stored-event.ts';

/**
 * A stream to be written completely. `build` returns its events, with the same ids each time. If they contain sealed
 * data, which differ each time, `isSame` compares the data of a stored event with the built one.
 */
export interface StreamJob<Kind extends string = string> {
  kind: Kind;
  stream: string;
  /** The number of events that `build` returns. */
  events: number;
  build(): NewEvent[] | Promise<NewEvent[]>;
  isSame?(stored: unknown, built: unknown): boolean | Promise<boolean>;
}

import type { NewEvent } from '#event-store/stored-event.ts';

/** A stream that is to be there, whole. `build` gives its events, the same ids each time. */
export interface StreamJob<Kind extends string = string> {
  kind: Kind;
  stream: string;
  /** How many events `build` gives. */
  events: number;
  build(): NewEvent[];
}

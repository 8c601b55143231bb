import type { Client } from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import type { Recorded } from '../projection.ts';
import { readMirror } from './mirror.ts';

/** Answers the events after a position, as many as there are in a batch. */
export type Reader = (after: bigint) => Promise<Recorded[]>;

/**
 * Reads the log mirror batch by batch on a connection of its own: while one batch is folded, Postgres is at work on the
 * next one.
 */
export function readAhead(client: Client, atMost: number, upcasters?: Upcasters): Reader {
  const next = (after: bigint) => readMirror(client, after, null, atMost, upcasters);
  let ahead: { after: bigint; events: Promise<Recorded[]> } | null = null;
  return async (after) => {
    const events = await (ahead?.after === after ? ahead.events : next(after));
    const last = events.at(-1);
    ahead =
      last === undefined || events.length < atMost
        ? null
        : { after: last.position, events: next(last.position) };
    // Whether it failed is of interest only to who asks for it.
    ahead?.events.catch(() => undefined);
    return events;
  };
}

import type { Client } from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import type { Recorded } from '../../projection.ts';
import { loadCheckpoint } from '../runner/checkpoint.ts';
import { readMirror } from './mirror.ts';

/** Answers the events after a position, as many as there are in a batch; none where it has come to the end. */
export type Reader = (after: bigint) => Promise<Recorded[]>;

/** Answers the events after a position and up to another, as many as there are in a batch. */
export type ReadUpTo = (after: bigint, upTo: bigint) => Promise<Recorded[]>;

export function mirrorUpTo(client: Client, atMost: number, upcasters?: Upcasters): ReadUpTo {
  return (after, upTo) => readMirror(client, after, upTo, atMost, upcasters);
}

/**
 * Reads always one batch ahead of who asks, as far as the live read models are: while one batch is folded, the next one
 * is on its way. What is read through has a connection of its own.
 */
export function readAhead(client: Client, readUpTo: ReadUpTo): Reader {
  const next = async (after: bigint) => readUpTo(after, (await loadCheckpoint(client)).position);
  let ahead: { after: bigint; events: Promise<Recorded[]> } | null = null;
  return async (after) => {
    const events = await (ahead?.after === after ? ahead.events : next(after));
    const last = events.at(-1);
    ahead = last === undefined ? null : { after: last.position, events: next(last.position) };
    // Whether it failed is of interest only to who asks for it.
    ahead?.events.catch(() => undefined);
    return events;
  };
}

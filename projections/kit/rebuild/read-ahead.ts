import type { Client } from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import type { Recorded } from '../../projection.ts';
import { loadCheckpoint } from '../runner/checkpoint.ts';
import { readMirror } from './mirror.ts';

/** Returns the next batch of events after a position; empty at the end. */
export type Reader = (after: bigint) => Promise<Recorded[]>;

/** Returns the next batch of events after a position and up to another. */
export type ReadUpTo = (after: bigint, upTo: bigint) => Promise<Recorded[]>;

export function mirrorUpTo(client: Client, atMost: number, upcasters?: Upcasters): ReadUpTo {
  return (after, upTo) => readMirror(client, after, upTo, atMost, upcasters);
}

/**
 * Reads one batch ahead, up to `end`: while one batch is folded, the next is being fetched. Without `end`, it reads up to the
 * live checkpoint, which may advance during the read. The reading connection must not be used for anything else.
 */
export function readAhead(client: Client, readUpTo: ReadUpTo, end?: bigint): Reader {
  const next = async (after: bigint) => readUpTo(after, end ?? (await loadCheckpoint(client)).position);
  let ahead: { after: bigint; events: Promise<Recorded[]> } | null = null;
  return async (after) => {
    const events = await (ahead?.after === after ? ahead.events : next(after));
    const last = events.at(-1);
    ahead = last === undefined ? null : { after: last.position, events: next(last.position) };
    // The error of this fetch is handled when its batch is requested.
    ahead?.events.catch(() => undefined);
    return events;
  };
}

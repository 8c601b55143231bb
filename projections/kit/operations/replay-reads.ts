import type { ReplayReads, ReplayStanding } from '../tables/replay.ts';
import { findOperation, listDifferences, listOperations } from './list-operations.ts';
import { listParked, showParked } from './list-parked.ts';
import { type Asked, replayStanding } from './standing.ts';

/** Creates the queries of replay's command line and API. */
export function replayReads(asked: Asked): ReplayReads {
  const { pool } = asked;
  return {
    standing: () => replayStanding(asked),
    parked: (of) => listParked(pool, of),
    parkedRow: (projection, entity) => showParked(pool, projection, entity),
    operations: (of) => listOperations(pool, of),
    operation: (id) => findOperation(pool, id),
    differences: (id, of) => listDifferences(pool, id, of),
  };
}

/** Describes the event store of the read models, without secrets. */
export function shownStore(of: { eventStoreUrl: string; embedded: boolean }): ReplayStanding['eventStore'] {
  return { kind: of.embedded ? 'embedded' : 'given', address: addressOf(of.eventStoreUrl) };
}

/**
 * Returns the host and port of an event store's address, without credentials: `esdb://admin:secret@store:2113?tls=false` →
 * `store:2113`.
 */
export function addressOf(eventStoreUrl: string): string {
  return /^[a-z+]+:\/\/(?:[^@/]*@)?([^/?#]+)/i.exec(eventStoreUrl)?.[1] ?? '';
}

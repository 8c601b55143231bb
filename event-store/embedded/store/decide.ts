import { NO_EVENTS, type ProposedEvent, type Write, type WriteResult } from './events.ts';
import type { Group } from './group.ts';
import type { KnownEvent } from './ids.ts';
import { isSoftDeleted, isTombstoned } from './stream-metadata.ts';

/** Reads the ids of a stream's committed events between two revisions. */
export type ReadIds = (stream: string, from: bigint, to: bigint) => Promise<KnownEvent[]>;

export type Decision = { readonly outcome: 'accepted' } | WriteResult;

const ACCEPTED: Decision = { outcome: 'accepted' };
const DELETED: Decision = { outcome: 'stream-deleted' };

/**
 * Decides a write by EventStoreDB's rules. The expected revision must match. If it does not, but the same events already exist
 * at that revision, the write is a repeat and gets the first write's answer.
 */
export async function decide(group: Group, write: Write, readIds: ReadIds): Promise<Decision> {
  const { stream, expected, events } = write;
  const state = group.state(stream);
  if (isTombstoned(state)) return DELETED;
  const wrong: Decision = { outcome: 'wrong-expected-revision', current: state.last };
  if (expected === 'stream_exists') {
    if (isSoftDeleted(state)) return DELETED;
    if (state.last === NO_EVENTS && state.rawMetadata === undefined) return wrong;
  }
  if (expected === 'any' || expected === 'stream_exists') {
    const first = events[0] && group.revisionOf(stream, events[0].id);
    if (first === undefined) return ACCEPTED;
    const found = await matching(group, stream, first, events, readIds);
    return found.length === events.length ? answered(found) : wrong;
  }
  const before = expected === 'no_stream' ? NO_EVENTS : expected;
  if (before === state.last) return ACCEPTED;
  if (before > state.last) return wrong;
  const found = await matching(group, stream, before + 1n, events, readIds);
  if (found.length === events.length && found.length > 0) return answered(found);
  return found.length === 0 && expected === 'no_stream' && isSoftDeleted(state) ? ACCEPTED : wrong;
}

/** Compares the stream's events from the revision on with these events: all, some or none of them exist. */
async function matching(
  group: Group,
  stream: string,
  from: bigint,
  events: readonly ProposedEvent[],
  readIds: ReadIds,
): Promise<KnownEvent[]> {
  const to = from + BigInt(events.length) - 1n;
  const stored = [...(await readIds(stream, from, to)), ...group.pending(stream, from, to)];
  const different = events.findIndex((event, index) => stored[index]?.id !== event.id);
  return different === -1 ? stored : stored.slice(0, different);
}

function answered(found: readonly KnownEvent[]): Decision {
  const last = found[found.length - 1];
  return { outcome: 'committed', revision: last?.revision ?? NO_EVENTS, position: last?.position };
}

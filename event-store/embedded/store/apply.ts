import { randomUUID } from 'node:crypto';
import {
  DELETED_REVISION,
  NO_EVENTS,
  type ProposedEvent,
  type RecordedEvent,
  type Write,
  type WriteResult,
} from './events.ts';
import type { Group } from './group.ts';
import {
  isMetastream,
  isSoftDeleted,
  METADATA_TYPE,
  metastreamOf,
  originalOf,
  withTruncateBefore,
} from './stream-metadata.ts';

const NOTHING = Buffer.alloc(0);
const TOMBSTONE_TYPE = '$streamDeleted';

/** Adds an accepted write's events to the group and returns the result for its caller after the commit. */
export function apply(group: Group, write: Write): WriteResult {
  switch (write.kind) {
    case 'append':
      return append(group, write);
    case 'delete':
      return softDelete(group, write.stream);
    case 'tombstone':
      return committed(group.add(write.stream, [systemEvent(TOMBSTONE_TYPE, NOTHING)], DELETED_REVISION));
  }
}

function append(group: Group, { stream, events }: Write): WriteResult {
  const affected = isMetastream(stream) ? originalOf(stream) : stream;
  const before = group.state(affected);
  const last = group.add(stream, events);
  if (last === undefined)
    return { outcome: 'committed', revision: group.state(stream).last, position: undefined };
  // Writing to a deleted stream, or setting its metadata, makes it exist again, but its old events stay hidden.
  if (isSoftDeleted(before)) hideBefore(group, affected, before.last + 1n);
  return committed(last);
}

function softDelete(group: Group, stream: string): WriteResult {
  const { last, rawMetadata } = group.state(stream);
  if (last === NO_EVENTS && rawMetadata === undefined)
    return { outcome: 'wrong-expected-revision', current: last };
  return committed(setMetadata(group, stream, withTruncateBefore(undefined, DELETED_REVISION)));
}

function hideBefore(group: Group, stream: string, revision: bigint): void {
  setMetadata(group, stream, withTruncateBefore(group.state(stream).rawMetadata, revision));
}

function setMetadata(group: Group, stream: string, metadata: Buffer): RecordedEvent | undefined {
  const event = systemEvent(METADATA_TYPE, metadata);
  return group.add(metastreamOf(stream), [event], group.state(stream).metastreamLast + 1n);
}

function systemEvent(type: string, data: Buffer): ProposedEvent {
  return { id: randomUUID(), type, isJson: true, data, metadata: NOTHING };
}

function committed(event: RecordedEvent | undefined): WriteResult {
  return { outcome: 'committed', revision: event?.revision ?? NO_EVENTS, position: event?.position };
}

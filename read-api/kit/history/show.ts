import type { Caller } from '#http/caller.ts';
import type { Areas } from '../area.ts';
import { pictureSet } from '../shown/picture.ts';
import type { ActorNames } from './actors.ts';
import type { HistoryEntry } from './contract.ts';
import { changesFor, shownTo } from './for-caller.ts';
import type { Links } from './links.ts';
import { withoutSealed } from './redact.ts';
import type { Step } from './streams.ts';

/** One event as the caller may see it, without personal data; only staff get the stored event. */
export function shownStep(
  { streams, housekeeping }: Areas,
  step: Step,
  links: Links,
  names: ActorNames,
  caller: Caller,
): HistoryEntry {
  const { metadata } = step;
  const { actor } = metadata;
  return {
    id: step.eventId,
    stream: step.stream,
    category: step.category,
    entityId: step.entityId,
    revision: String(step.revision),
    position: String(step.position),
    type: step.type,
    time: step.effectiveAt,
    recordedTime: step.recordedAt,
    isImported: metadata.imported === true,
    isTimeDerived: metadata.timeDerived === true,
    command: metadata.command ?? null,
    actor: { ...actor, name: names(actor) },
    reason: metadata.reason ?? null,
    correlationId: metadata.$correlationId ?? null,
    causationId: metadata.$causationId ?? null,
    ...links,
    isHousekeeping: housekeeping.has(step.type),
    data: shownTo(caller, step.data) as Record<string, unknown>,
    changes: changesFor(caller, step) as HistoryEntry['changes'],
    picture: pictureSet(streams[step.category]?.picture?.(step) ?? null),
    ...(caller.label === 'staff' && { raw: rawOf(step) }),
  };
}

function rawOf(step: Step): unknown {
  const { eventId, stream, revision, position, type, recordedAt, storedData, metadata } = step;
  return withoutSealed({
    id: eventId,
    stream,
    revision: String(revision),
    position: String(position),
    type,
    recordedAt,
    data: storedData,
    metadata,
  });
}

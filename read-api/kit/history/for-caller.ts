import type { Caller } from '#http/caller.ts';
import { withoutSealed } from './redact.ts';
import { changesOf } from './streams.ts';

/** Fields that hold points: what members earn and pay with is between them and the house. */
const pointFields = new Set([
  ...['lookUploadPoint', 'instagramUploadPoint', 'youtubeUploadPoint', 'uploadPoint', 'givenPoints'],
  ...['points', 'requestedPoints'],
]);

/** A value of an event as the caller sees it: without personal data, and to a brand admin without points. */
export function shownTo(caller: Caller, value: unknown): unknown {
  return withoutSealed(caller.label === 'brand_admin' ? withoutPoints(value) : value);
}

/** What a step changed, as the caller sees it. */
export function changesFor(caller: Caller, step: Parameters<typeof changesOf>[0]) {
  return shownTo(caller, withoutPointFields(caller, changesOf(step)));
}

/** Without what is no brand admin's. */
export function withoutPointFields<Change extends { field: string }>(
  caller: Caller,
  changes: readonly Change[],
): Change[] {
  return changes.filter(({ field }) => caller.label !== 'brand_admin' || !pointFields.has(field));
}

function withoutPoints(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPoints);
  if (typeof value !== 'object' || value === null) return value;
  const seen = Object.entries(value).filter(([name]) => !pointFields.has(name));
  return Object.fromEntries(seen.map(([name, inner]) => [name, withoutPoints(inner)]));
}

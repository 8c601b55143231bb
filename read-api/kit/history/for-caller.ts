import type { Caller } from '#http/caller.ts';
import { withoutSealed } from './redact.ts';
import { changesOf } from './streams.ts';

/** Fields with points, which brand admins must not see. */
const pointFields = new Set([
  'lookUploadPoint',
  'instagramUploadPoint',
  'youtubeUploadPoint',
  'uploadPoint',
  'givenPoints',
  'points',
  'requestedPoints',
]);

/** A value of an event as the caller may see it: without personal data, and for a brand admin without points. */
export function shownTo(caller: Caller, value: unknown): unknown {
  return withoutSealed(caller.label === 'brand_admin' ? withoutPoints(value) : value);
}

/** The changes of a step as the caller may see them. */
export function changesFor(caller: Caller, step: Parameters<typeof changesOf>[0]) {
  return shownTo(caller, withoutPointFields(caller, changesOf(step)));
}

/** Removes point fields for brand admins. */
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

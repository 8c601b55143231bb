import type { EntityKind } from '#domain/areas.ts';
import { sameJson } from '#domain/changed-fields.ts';
import type { HistoryEntry } from '#read-api/kit/history/contract.ts';

/** A period in which an entity had the same status and holder. */
export interface Span {
  /** ISO 8601, as `until`. */
  from: string;
  /** Null: it still lasts. */
  until: string | null;
  status: string;
  /** The thing that holds a garment; null for other entities. */
  holder: Holder | null;
}

interface Holder {
  kind: string;
  id: number;
}

/** A part of the shown year. Places are shares of its length, from 0 to 1. */
export interface PlacedSpan extends Span {
  start: number;
  length: number;
}

/** Milliseconds since 1970. */
export interface Window {
  from: number;
  until: number;
}

const year = 365 * 86_400_000;

/** The periods of an entity, oldest first. `entries` is its history, newest first; other kinds' events are left out. */
export function spansOf(kind: EntityKind, entries: readonly HistoryEntry[]): Span[] {
  const spans: Span[] = [];
  for (const { category, time, changes } of entries.toReversed()) {
    if (category !== kind) continue;
    const last = spans.at(-1);
    const changed = (name: string) => changes.find(({ field }) => field === name)?.after;
    const status = changed('status') ?? last?.status;
    const holder = changed('holder');
    const next = holder === undefined ? (last?.holder ?? null) : (holder as Holder | null);
    if (typeof status !== 'string' || (status === last?.status && sameJson(next, last.holder))) continue;
    if (last !== undefined) last.until = time;
    spans.push({ from: time, until: null, status, holder: next });
  }
  // Events at the same moment leave periods without length.
  return spans.filter(({ from, until }) => from !== until);
}

/** The year around a moment, counted back from now. It begins with the entity. */
export function windowAt(moment: number, first: number, now: number): Window {
  const until = now - Math.max(0, Math.floor((now - moment) / year)) * year;
  return { from: Math.max(first, until - year), until: Math.max(until, first + 1) };
}

/** The periods within the window. */
export function placed(spans: readonly Span[], { from, until }: Window): PlacedSpan[] {
  const whole = until - from;
  return spans.flatMap((span) => {
    const begin = Math.max(from, Date.parse(span.from));
    const end = span.until === null ? until : Math.min(until, Date.parse(span.until));
    return begin < end ? [{ ...span, start: (begin - from) / whole, length: (end - begin) / whole }] : [];
  });
}

/** Names of the members of holders by `<kind>-<id>`, from the events that mention them. */
export function membersOf(
  entries: readonly HistoryEntry[],
  names: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const members = new Map<string, string>();
  for (const { category, entityId, changes } of entries) {
    const userId = changes.find(({ field }) => field === 'userId')?.after;
    const name = names[`user-${String(userId)}`];
    if (name !== undefined) members.set(`${category}-${entityId}`, name);
  }
  return members;
}

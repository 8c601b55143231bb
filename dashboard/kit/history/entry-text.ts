import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { label } from '../../i18n/label.ts';
import { actorText } from './actor-text.ts';
import { sentence } from './sentence.ts';
import { valueLines } from './value-text.ts';
import type { Wording } from './words.ts';

export function entrySentence(
  wording: Wording,
  entry: Pick<HistoryEntry, 'category' | 'type' | 'data'>,
): string {
  return sentence({ ...wording, category: entry.category }, entry);
}

/** Who did it, with the role. */
export function entryActor({ t }: Wording, { actor }: Pick<HistoryEntry, 'actor'>): string {
  const who = actorText(t, actor);
  return actor.name ? `${who} · ${label(t, 'history.actor', actor.label)}` : who;
}

/** Longer ids are hashes, which nobody reads to their end. */
const longId = 12;

/** What the entry is of: `Stock item 12`; the name of the stream where the dashboard has no word for its kind. */
export function entryEntity(
  { t }: Pick<Wording, 't'>,
  { category, entityId }: Pick<HistoryEntry, 'category' | 'entityId'>,
): string {
  const text = label(t, 'history.categoryWithId', category, { id: entityId });
  if (text !== category) return text;
  return `${category}-${entityId.length > longId ? `${entityId.slice(0, longId)}…` : entityId}`;
}

/** What people call a thing: its name where it has one that is its own, else what it is with its number. */
export function thingText(
  { t, names, known }: Pick<Wording, 't' | 'names' | 'known'>,
  thing: Pick<HistoryEntry, 'category' | 'entityId'>,
): string {
  const name = names[`${thing.category}-${thing.entityId}`];
  const isCalledByName = known.kinds[thing.category]?.calledBy === undefined;
  return name !== undefined && isCalledByName ? name : entryEntity({ t }, thing);
}

export interface ChangeText {
  field: string;
  name: string;
  before: string[];
  after: string[];
}

/** The changed fields in words, a line for each value. */
export function entryChanges(
  wording: Wording,
  entry: Pick<HistoryEntry, 'category' | 'changes'>,
): ChangeText[] {
  const parts = { ...wording, category: entry.category };
  return entry.changes.map(({ field, before, after }) => ({
    field,
    name: label(wording.t, 'history.field', field),
    before: valueLines(parts, field, before),
    after: valueLines(parts, field, after),
  }));
}

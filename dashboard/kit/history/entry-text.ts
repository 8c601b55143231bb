import type { HistoryEntry } from '#read-api/kit/history/contract.ts';
import { label } from '../../i18n/label.ts';
import { actorText } from './actor-text.ts';
import { fieldName } from './field-name.ts';
import { sentence } from './sentence.ts';
import { valueLines } from './value-text.ts';
import type { Wording } from './words.ts';

export function entrySentence(
  wording: Wording,
  entry: Pick<HistoryEntry, 'category' | 'type' | 'data'>,
): string {
  return sentence({ ...wording, category: entry.category }, entry);
}

/** The actor's name with the role. */
export function entryActor({ t }: Wording, { actor }: Pick<HistoryEntry, 'actor'>): string {
  const who = actorText(t, actor);
  return actor.name ? `${who} · ${label(t, 'history.actor', actor.label)}` : who;
}

/** Maximum characters of an id. Longer ids are hashes, which are cut. */
const longId = 12;

/** The entity of the event: `Stock item 12`, or the stream's name if the dashboard has no word for its kind. */
export function entryEntity(
  { t }: Pick<Wording, 't'>,
  { category, entityId }: Pick<HistoryEntry, 'category' | 'entityId'>,
): string {
  const text = label(t, 'history.categoryWithId', category, { id: entityId });
  if (text !== category) return text;
  return `${category}-${entityId.length > longId ? `${entityId.slice(0, longId)}…` : entityId}`;
}

/**
 * The everyday name of an entity: its own name if its kind has unique names, otherwise its kind and number, followed by its
 * name if the kind is called by both.
 */
export function thingText(
  { t, names, known }: Pick<Wording, 't' | 'names' | 'known'>,
  thing: Pick<HistoryEntry, 'category' | 'entityId'>,
): string {
  const name = names[`${thing.category}-${thing.entityId}`];
  const calledBy = known.kinds[thing.category]?.calledBy;
  if (name === undefined || calledBy === 'number') return entryEntity({ t }, thing);
  return calledBy === undefined ? name : `${entryEntity({ t }, thing)} · ${name}`;
}

export interface ChangeText {
  field: string;
  name: string;
  before: string[];
  after: string[];
}

/** The changed fields as text, with one line per value. */
export function entryChanges(
  wording: Wording,
  entry: Pick<HistoryEntry, 'category' | 'changes'>,
): ChangeText[] {
  const parts = { ...wording, category: entry.category };
  return entry.changes.map(({ field, before, after }) => ({
    field,
    name: fieldName(parts, field),
    before: valueLines(parts, field, before),
    after: valueLines(parts, field, after),
  }));
}

import { areas, type EntityKind } from './areas.ts';

export type { EntityKind } from './areas.ts';

type Kinds = Readonly<Record<string, EntityKind>>;

const byField: Kinds = merged(areas.map((area): Kinds => area.references));
const byEvent: Readonly<Record<string, Kinds>> = merged(
  areas.map((area): Readonly<Record<string, Kinds>> => area.referencesOf),
);

function merged<Value>(tables: readonly Readonly<Record<string, Value>>[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
}

/**
 * Returns the kind of entity to which a field's ids refer, in an event's data or in its stream's state. Null if the field
 * contains no ids.
 */
export function entityKindOf(field: string, eventType?: string): EntityKind | null {
  const special = eventType === undefined ? undefined : byEvent[eventType];
  return special?.[field] ?? byField[field] ?? null;
}

/** Returns every id in a value of an event, each with the kind of its entity. `field` is the name of the value's field. */
export function entitiesIn(
  value: unknown,
  field = '',
  eventType?: string,
): { kind: EntityKind; id: number }[] {
  if (typeof value === 'number') {
    const kind = entityKindOf(field, eventType);
    return kind === null ? [] : [{ kind, id: value }];
  }
  if (Array.isArray(value)) return value.flatMap((inner) => entitiesIn(inner, field, eventType));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => entitiesIn(inner, name, eventType));
}

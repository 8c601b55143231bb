/** Upcasters by event type and stored version. Each upcaster raises the data to the next version. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: unknown) => unknown>>>>;

/** Which events of a type are incidents: all of them, those with `forced` in their data, or those by staff. */
export type IncidentWhen = 'always' | 'forced' | 'by_staff';

/** What an area tells readers of its events. It is plain data, because the browser loads it too. */
export interface Area {
  /** The kinds of entities that ids in events refer to (`tryset`). An entity's stream names begin with its kind. */
  kinds: readonly string[];
  /** Fields that contain ids, with the kind of entity that the ids refer to. They apply to all events and states. */
  references: Readonly<Record<string, string>>;
  /** The same fields for single event types: fields that refer to another kind of entity in these events. */
  referencesOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The categories of entities that have a key of their own for their personal data. */
  persons: readonly string[];
  /** The upcasters of event types that were stored in an earlier version. */
  upcasters: Upcasters;
  /** Event types that an auditor reviews: an event in which something was refused, forced, deferred, withheld or given up. */
  incidents?: Readonly<Record<string, IncidentWhen>>;
}

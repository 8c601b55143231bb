/** Upcasters by event type and stored version: each step raises the data to the next version. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: unknown) => unknown>>>>;

/** Which events of a type are incidents: all, those with `forced` in their data, or those by staff. */
export type IncidentWhen = 'always' | 'forced' | 'by_staff';

/** An area's metadata for readers of any event. Plain data, because the browser loads it too. */
export interface Area {
  /** The kinds of entities that ids in events refer to (`tryset`). An entity's stream names begin with its kind. */
  kinds: readonly string[];
  /** Fields that hold ids, in any event and any state, with the kind of entity that they refer to. */
  references: Readonly<Record<string, string>>;
  /** Fields whose meaning depends on the event type, by event type. */
  referencesOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Categories of streams whose entity has a key for its personal data. */
  persons: readonly string[];
  /** Event types that were stored in an earlier version. */
  upcasters: Upcasters;
  /** Event types that an auditor reviews: something was refused, forced, deferred, withheld or given up. */
  incidents?: Readonly<Record<string, IncidentWhen>>;
}

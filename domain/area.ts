/** By event type and stored version: the step that raises the data to the next version. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, (data: unknown) => unknown>>>>;

/** Which events of a type are incidents: all, those whose data say `forced`, or those by staff. */
export type IncidentWhen = 'always' | 'forced' | 'by_staff';

/** What the events of an area say to whoever reads any event. Plain data: the browser loads it too. */
export interface Area {
  /** What ids in events may be of: `tryset`. Streams of an entity begin with its kind. */
  kinds: readonly string[];
  /** Fields that hold ids, in any event and any state: of which kind they are. */
  references: Readonly<Record<string, string>>;
  /** Fields whose names say too little by themselves, by event type. */
  referencesOf: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Categories of streams whose entity has a key for its personal data. */
  persons: readonly string[];
  /** Event types that were written in another form before. */
  upcasters: Upcasters;
  /** Event types that an auditor reviews: something was refused, forced, put off, withheld or given up. */
  incidents?: Readonly<Record<string, IncidentWhen>>;
}

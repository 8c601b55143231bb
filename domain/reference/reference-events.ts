import type { RecordEvent, retiring } from '../record.ts';
import {
  type ReferenceFields,
  type ReferenceKind,
  referenceKindNames,
  referenceKinds,
} from './reference-kinds.ts';

export type ReferenceEventName<Kind extends ReferenceKind> = (typeof referenceKinds)[Kind]['event'];

/** The events of the stream `<kind>-<id>`, for example `SizeTypeRegistered`, `SizeTypeRevised` and `SizeTypeRetired`. */
export type ReferenceEventOf<Kind extends ReferenceKind> = RecordEvent<
  ReferenceEventName<Kind>,
  ReferenceFields<Kind>,
  typeof retiring
>;

export type ReferenceEvent = { [Kind in ReferenceKind]: ReferenceEventOf<Kind> }[ReferenceKind];

export type ReferenceEventType = ReferenceEvent['type'];
export type ReferenceVerb = 'Registered' | 'Revised' | 'Retired';

const verbs: readonly ReferenceVerb[] = ['Registered', 'Revised', 'Retired'];

const meanings: ReadonlyMap<string, { kind: ReferenceKind; verb: ReferenceVerb }> = new Map(
  referenceKindNames.flatMap((kind) =>
    verbs.map((verb) => [`${referenceKinds[kind].event}${verb}`, { kind, verb }] as const),
  ),
);

/** Every event type of reference data. */
export const referenceEventTypes = [...meanings.keys()] as ReferenceEventType[];

/** Returns the kind and the verb of an event type of reference data; null for other event types. */
export function referenceMeaning(type: string): { kind: ReferenceKind; verb: ReferenceVerb } | null {
  return meanings.get(type) ?? null;
}

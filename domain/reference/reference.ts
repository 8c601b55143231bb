import {
  type RecordDecider,
  type RecordStatus,
  recordDecider,
  recordTransitions,
  retiring,
} from '../record.ts';
import type { ReferenceEventName } from './reference-events.ts';
import { type ReferenceFields, type ReferenceKind, referenceKinds, withDefaults } from './reference-kinds.ts';

export type ReferenceStatus = RecordStatus<typeof retiring>;

export type ReferenceDecider<Kind extends ReferenceKind> = RecordDecider<
  ReferenceEventName<Kind>,
  ReferenceFields<Kind>,
  typeof retiring
>;

export function referenceTransitions(kind: ReferenceKind) {
  return recordTransitions(referenceKinds[kind].event, retiring);
}

/** Creates the decider of one kind of reference data. */
export function referenceDecider<Kind extends ReferenceKind>(kind: Kind): ReferenceDecider<Kind> {
  const { event } = referenceKinds[kind];
  return recordDecider({ category: kind, event, blank: withDefaults(kind, {}), ending: retiring });
}

import type { DomainEvent } from '../event.ts';
import { type AssignmentType, assignmentTypes } from '../note-kinds.ts';
import type { MentionedIds } from '../notes/account.ts';

/** Whose affair it is: the staff's (null), or a brand's. Each has one account at a time that sees to a thing. */
export interface Party {
  brandId: number | null;
}

interface AssignmentData {
  /** `to` names one account. */
  Assigned: Party & { to: MentionedIds };
  Unassigned: Party;
}

/** Who sees to a thing, in its own stream. */
export type AssignmentEvent = {
  [Type in AssignmentType]: DomainEvent<Type, AssignmentData[Type]>;
}[AssignmentType];

export function isAssignmentEvent(event: DomainEvent): event is AssignmentEvent {
  return assignmentTypes.some((type) => type === event.type);
}

import type { MentionedIds } from '../accounts/account.ts';
import type { DomainEvent } from '../event.ts';
import { type AssignmentType, assignmentTypes } from '../note-kinds.ts';

/** The party that assigns an account: the staff (`brandId` is null) or a brand. Each party assigns one account at a time. */
export interface Party {
  brandId: number | null;
}

interface AssignmentData {
  /** `to` names exactly one account. */
  Assigned: Party & { to: MentionedIds };
  Unassigned: Party;
}

/** The events of assignments, in the stream of the assigned entity. */
export type AssignmentEvent = {
  [Type in AssignmentType]: DomainEvent<Type, AssignmentData[Type]>;
}[AssignmentType];

export function isAssignmentEvent(event: DomainEvent): event is AssignmentEvent {
  return assignmentTypes.some((type) => type === event.type);
}

import { type AssignmentEvent, isAssignmentEvent } from '../assignments/assignment-events.ts';
import { type CommentEvent, isCommentEvent } from '../comments/comment-events.ts';
import type { DomainEvent } from '../event.ts';

/** Events in an entity's stream that do not change the entity: comments and assignments. */
export type NoteEvent = CommentEvent | AssignmentEvent;

export function isNoteEvent(event: DomainEvent): event is NoteEvent {
  return isCommentEvent(event) || isAssignmentEvent(event);
}

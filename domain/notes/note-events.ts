import { type AssignmentEvent, isAssignmentEvent } from '../assignments/assignment-events.ts';
import { type CommentEvent, isCommentEvent } from '../comments/comment-events.ts';
import type { DomainEvent } from '../event.ts';

/** What stands in the stream of a thing and leaves the thing as it is. */
export type NoteEvent = CommentEvent | AssignmentEvent;

export function isNoteEvent(event: DomainEvent): event is NoteEvent {
  return isCommentEvent(event) || isAssignmentEvent(event);
}

import { isNoteEvent, type NoteEvent } from '#domain/comments/note-events.ts';
import { type NotedKind, notedKinds } from '#domain/comments/noted-kinds.ts';
import { isNote } from '#domain/note-kinds.ts';
import { idOf, type Projection, type Recorded } from '../projection.ts';
import { type CommentRow, commentsTable } from './tables.ts';

export const commentsProjection: Projection<CommentRow, NoteEvent> = {
  name: 'comments',
  table: commentsTable,
  categories: notedKinds,
  knows: (type) => isNote({ type }),
  keys: ({ event, stream }) => (isNoteEvent(event) ? [`${stream}:${event.data.commentId}`] : []),
  fold(row, recorded, key) {
    const { event, at } = recorded;
    switch (event.type) {
      case 'CommentAdded': {
        const { commentId, text, audience, brandId, author } = event.data;
        return {
          ...{ id: String(key), kind: kindOf(recorded), thingId: idOf(recorded), commentId },
          ...{ text, audience, brandId, authorLabel: author.label, authorId: author.id },
          ...{ createdAt: at, revisedAt: null },
        };
      }
      case 'CommentRevised':
        return row && { ...row, text: event.data.text, revisedAt: at };
      case 'CommentRemoved':
        return null;
      default:
        return row;
    }
  },
};

function kindOf({ stream }: Pick<Recorded, 'stream'>): NotedKind {
  return notedKinds.find((kind) => stream.startsWith(`${kind}-`)) ?? 'tryset';
}

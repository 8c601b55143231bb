import type { CommentEvent } from '#domain/comments/comment-events.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  event: {
    CommentAdded: 'Comment: {{text}}',
    CommentRevised: 'Comment was edited: {{text}}',
    CommentRemoved: 'Comment was removed.',
  } as const satisfies EventTexts<CommentEvent>,
} as const;

export const replay = {
  projection: {
    comments: 'Comments',
  },
} as const;

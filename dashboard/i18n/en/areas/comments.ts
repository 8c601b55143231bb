import type { CommentEvent } from '#domain/comments/comment-events.ts';
import type { Audience } from '#domain/notes/audience.ts';
import type { EventTexts } from '../../event-texts.ts';

const comments = {
  title: 'Comments',
  none: 'Nothing has been said yet.',
  earlier: 'Earlier comments ({{amount}})',
  new: 'New comment',
  placeholder: 'Write a comment. @ mentions somebody.',
  whom: 'Mentioned people',
  forWhom: 'Who sees it',
  forBrand: 'Staff and your brand see it.',
  audience: {
    staff: 'For staff',
    everyone: 'Staff and brands',
    brand: 'Staff and one brand',
  } as const satisfies Record<Audience, string>,
  send: 'Comment',
  save: 'Save',
  edit: 'Edit',
  editOf: 'Edit the comment of {{name}}, {{time}}',
  revise: 'Edit the comment',
  revised: 'edited {{time}}',
  remove: 'Remove',
  removeOf: 'Remove the comment of {{name}}, {{time}}',
  removed: 'The comment was removed.',
  askRemove: 'Remove the comment?',
  askRemoveText: 'It disappears from this page. The history keeps the text.',
  tooLong: '{{length}} characters are too many; {{most}} are possible.',
} as const;

export const texts = { comments } as const;

export const rooms = {} as const;

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

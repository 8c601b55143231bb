import { expect, test } from 'vitest';
import type { CommentEvent } from '#domain/comments/comment-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { commentsProjection } from './projection.ts';

const mentions = { staffIds: [2], brandAdminIds: [] };
const added: Given<CommentEvent> = {
  event: {
    type: 'CommentAdded',
    data: {
      commentId: 'c1',
      text: '@{staff:2} look',
      mentions,
      audience: 'brand',
      brandId: 7,
      author: { label: 'brand_admin', id: 70 },
    },
  },
};
const revised: Given<CommentEvent> = {
  event: { type: 'CommentRevised', data: { commentId: 'c1', text: 'never mind', mentions } },
};
const removed: Given<CommentEvent> = { event: { type: 'CommentRemoved', data: { commentId: 'c1' } } };

test('folds a comment with its entity, author and audience', () => {
  expect(foldAll(commentsProjection, 'tryset_item-601', [added])).toMatchObject({
    id: 'tryset_item-601:c1',
    kind: 'tryset_item',
    thingId: 601,
    text: '@{staff:2} look',
    audience: 'brand',
    brandId: 7,
    authorLabel: 'brand_admin',
    authorId: 70,
    revisedAt: null,
    mentionedAt: { 'staff:2': '2025-01-01T00:00:00.000Z' },
  });
});

test('keeps the time of a revision, and deletes removed comments', () => {
  const row = foldAll(commentsProjection, 'tryset-501', [added, revised]);
  expect(row).toMatchObject({ text: 'never mind', revisedAt: expect.any(String) });
  expect(foldAll(commentsProjection, 'tryset-501', [added, revised, removed])).toBeNull();
});

import { expect, test } from 'vitest';
import type { SavedReplyEvent } from '#domain/saved-replies/saved-reply.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { savedRepliesProjection } from './area.ts';

test('folds a saved reply into its row', () => {
  const texts = { textEn: 'Hello {asker}', textKo: '안녕하세요', textJa: 'こんにちは' };
  const history: Given<SavedReplyEvent>[] = [
    { event: { type: 'SavedReplyRegistered', data: { id: 3, title: 'Late', ...texts } } },
    { event: { type: 'SavedReplyRevised', data: { changed: { title: 'Late parcel' } } } },
  ];
  const row = foldAll(savedRepliesProjection, 'saved_reply-3', history);
  expect(row).toMatchObject({ id: 3, status: 'active', title: 'Late parcel', ...texts, revision: 1n });
  const removed: Given<SavedReplyEvent> = { event: { type: 'SavedReplyRemoved', data: {} } };
  expect(foldAll(savedRepliesProjection, 'saved_reply-3', [...history, removed])?.status).toBe('removed');
});

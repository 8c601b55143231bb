import { keptDrafts } from '../kit/fields/drafts.ts';
import type { Draft } from './mention-draft.ts';
import type { Thing } from './paths.ts';

export const { draftOf, keepDraft, dropDraft } = keptDrafts<Draft>();

/** The key of a comment's draft; a new comment has no id. */
export const draftKey = ({ kind, id }: Thing, commentId = '') => `${kind}-${id} ${commentId}`;

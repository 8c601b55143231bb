import { keptDrafts } from '../kit/fields/drafts.ts';
import type { Draft } from './mention-draft.ts';
import type { Thing } from './paths.ts';

export const { draftOf, keepDraft, dropDraft } = keptDrafts<Draft>();

/** Where the draft of a comment is kept; of a new one without an id. */
export const draftKey = ({ kind, id }: Thing, commentId = '') => `${kind}-${id} ${commentId}`;

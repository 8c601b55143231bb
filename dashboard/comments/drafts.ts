import { keptDrafts } from '../kit/fields/drafts.ts';
import type { Draft } from './mention-draft.ts';

export const { draftOf, keepDraft, dropDraft } = keptDrafts<Draft>();

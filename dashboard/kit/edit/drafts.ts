import { keptDrafts } from '../fields/drafts.ts';
import type { EditState } from './edit-state.ts';

export const { draftOf, keepDraft, dropDraft } = keptDrafts<EditState>();

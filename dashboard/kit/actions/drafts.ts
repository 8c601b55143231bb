import { keptDrafts } from '../fields/drafts.ts';
import type { Values } from '../fields/field.ts';

export const { draftOf, keepDraft, dropDraft } = keptDrafts<Values>();

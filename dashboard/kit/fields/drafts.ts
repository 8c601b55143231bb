import { onPersonChange } from '../session/session-store.ts';

export interface Drafts<Draft> {
  draftOf(key: string): Draft | undefined;
  keepDraft(key: string, draft: Draft): void;
  dropDraft(key: string): void;
}

/**
 * Keeps typed values that are not sent yet. They last while the page is open, also over an expired session. They are
 * deleted when the person signs out or another person signs in.
 */
export function keptDrafts<Draft>(): Drafts<Draft> {
  const drafts = new Map<string, Draft>();
  onPersonChange(() => drafts.clear());
  return {
    draftOf: (key) => drafts.get(key),
    keepDraft: (key, draft) => void drafts.set(key, draft),
    dropDraft: (key) => void drafts.delete(key),
  };
}

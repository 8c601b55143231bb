import { createStore } from 'zustand/vanilla';
import { sessionStore } from '../session/session-store.ts';
import type { EditState } from './edit-state.ts';

/** Forms that were left before they were saved; kept while the page is open and the person signed in. */
const drafts = createStore<Readonly<Record<string, EditState>>>(() => ({}));

sessionStore.subscribe((state) => {
  if (state.session === null) drafts.setState({}, true);
});

export function draftOf(key: string): EditState | undefined {
  return drafts.getState()[key];
}

export function keepDraft(key: string, state: EditState): void {
  drafts.setState({ [key]: state });
}

export function dropDraft(key: string): void {
  const { [key]: _, ...others } = drafts.getState();
  drafts.setState(others, true);
}

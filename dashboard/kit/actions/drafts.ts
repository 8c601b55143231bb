import { createStore } from 'zustand/vanilla';
import { onPersonChange } from '../session/session-store.ts';
import type { FormValues } from './fields.ts';

/** What was typed into a dialog and not sent: kept while the page is open and the person the same, over an expired session too. */
const drafts = createStore<Readonly<Record<string, FormValues>>>(() => ({}));

onPersonChange(() => drafts.setState({}, true));

export function draftOf(key: string): FormValues | undefined {
  return drafts.getState()[key];
}

export function keepDraft(key: string, values: FormValues): void {
  drafts.setState({ [key]: values });
}

export function dropDraft(key: string): void {
  const { [key]: _, ...others } = drafts.getState();
  drafts.setState(others, true);
}

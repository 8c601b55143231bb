import { createStore } from 'zustand/vanilla';
import type { Values } from '../fields/field.ts';
import { onPersonChange } from '../session/session-store.ts';

/** What was typed into a dialog and not sent: kept while the page is open and the person the same, over an expired session too. */
const drafts = createStore<Readonly<Record<string, Values>>>(() => ({}));

onPersonChange(() => drafts.setState({}, true));

export function draftOf(key: string): Values | undefined {
  return drafts.getState()[key];
}

export function keepDraft(key: string, values: Values): void {
  drafts.setState({ [key]: values });
}

export function dropDraft(key: string): void {
  const { [key]: _, ...others } = drafts.getState();
  drafts.setState(others, true);
}

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Refusal } from './refusal.ts';

interface Refused {
  refusal: Refusal | null;
  /** The path on which the person arrived instead; null on the way there. */
  path: string | null;
}

const none: Refused = { refusal: null, path: null };
const refused = createStore<Refused>(() => none);

/** Keeps why a navigation leads elsewhere until the person has arrived and gone on. */
export function noteRefusal(refusal: Refusal): void {
  refused.setState({ refusal, path: null });
}

/** The person stands in a room: a notice stays as long as they stay on its path. */
export function noteArrival(pathname: string): void {
  const { refusal, path } = refused.getState();
  if (refusal === null || path === pathname) return;
  refused.setState(path === null ? { path: pathname } : none);
}

export function forgetRefusal(): void {
  refused.setState(none);
}

const told = ({ refusal, path }: Refused) => (path === null ? null : refusal);

/** Why the person stands here and not where they wanted to go. */
export const shownRefusal = (): Refusal | null => told(refused.getState());

export const useRefusal = (): Refusal | null => useStore(refused, told);

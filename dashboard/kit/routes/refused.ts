import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Refusal } from './refusal.ts';

interface Refused {
  refusal: Refusal | null;
  /** The path that opened instead of the refused one; null until it has opened. */
  path: string | null;
}

const none: Refused = { refusal: null, path: null };
const refused = createStore<Refused>(() => none);

/** Keeps the refusal of a navigation until the person has left the page that opened instead. */
export function noteRefusal(refusal: Refusal): void {
  refused.setState({ refusal, path: null });
}

/** Records that a path has opened. The refusal stays visible until another path opens. */
export function noteArrival(pathname: string): void {
  const { refusal, path } = refused.getState();
  if (refusal === null || path === pathname) return;
  refused.setState(path === null ? { path: pathname } : none);
}

export function forgetRefusal(): void {
  refused.setState(none);
}

const told = ({ refusal, path }: Refused) => (path === null ? null : refusal);

/** The refusal to show on the open page; null if the page opened without one. */
export const shownRefusal = (): Refusal | null => told(refused.getState());

export const useRefusal = (): Refusal | null => useStore(refused, told);

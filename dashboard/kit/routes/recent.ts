import { createStore } from 'zustand/vanilla';

/** A visited page of one entity. */
export interface RecentPage {
  path: string;
  name: string;
}

const kept = 7;

/**
 * The visited pages of this tab, newest first. Entity names may be personal data, so they are only kept in memory.
 */
export const recent = createStore<{ pages: readonly RecentPage[] }>(() => ({ pages: [] }));

export function visited(page: RecentPage): void {
  recent.setState(({ pages }) => ({
    pages: [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, kept),
  }));
}

/** Forgets the visits. Called when the signed-in person changes, so that the next person does not see them. */
export const forgetVisits = (): void => recent.setState({ pages: [] });

import { createStore } from 'zustand/vanilla';

/** A page of one thing that was open. */
export interface RecentPage {
  path: string;
  name: string;
}

const kept = 7;

/** The pages of things that were open in this tab, the last first. They may name people: nothing of it is stored. */
export const recent = createStore<{ pages: readonly RecentPage[] }>(() => ({ pages: [] }));

export function visited(page: RecentPage): void {
  recent.setState(({ pages }) => ({
    pages: [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, kept),
  }));
}

/** What one person opened is not for the next. */
export const forgetVisits = (): void => recent.setState({ pages: [] });

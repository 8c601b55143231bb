const notesSite = 'https://tryset.notion.site';
const startPage = 'help-center';

/** The help center is a page of a public notes site; which one, the build may be told as `VITE_HELP_PAGE_ID`. */
export function helpAddress(pageId: string | undefined): string {
  return `${notesSite}/${encodeURIComponent(pageId || startPage)}`;
}

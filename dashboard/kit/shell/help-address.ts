const notesSite = 'https://tryset.notion.site';
const startPage = 'help-center';

/** The address of the help center, a page of a public notes site. The build may set its id as `VITE_HELP_PAGE_ID`. */
export function helpAddress(pageId: string | undefined): string {
  return `${notesSite}/${encodeURIComponent(pageId || startPage)}`;
}

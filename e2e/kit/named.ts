import type { Locator, Page } from 'playwright-core';

/** A field by its whole name; one that is needed has a star behind it. */
export function named(page: Page, text: string): Locator {
  return page.getByLabel(new RegExp(`^${text}\\s*\\*?$`));
}

import type { Locator, Page } from 'playwright-core';

/** Finds a field by its exact label; required fields have a star behind it. */
export function named(page: Page, text: string): Locator {
  return page.getByLabel(new RegExp(`^${text}\\s*\\*?$`));
}

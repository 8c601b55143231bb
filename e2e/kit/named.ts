import type { Locator, Page } from 'playwright-core';

/** Finds a field by its exact label; the label of a required field ends with a star. */
export function named(page: Page, text: string): Locator {
  return page.getByLabel(new RegExp(`^${text}\\s*\\*?$`));
}

import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilStill } from './still.ts';

export interface AccessibleOptions {
  /** Only what stands in there, as a selector: a dialog that is open above the page, say. */
  within?: string;
  /** What the failure is told of, where one test looks at several states. */
  name?: string;
  /** Goes on after a failure and tells all of them at the end. */
  soft?: boolean;
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const runOptions: RunOptions = {
  runOnly: { type: 'tag', values: levels },
  resultTypes: ['violations'],
  // Best practices above the levels: without headings and landmarks a screen reader finds no way through a page.
  rules: {
    'page-has-heading-one': { enabled: true },
    'landmark-one-main': { enabled: true },
    'heading-order': { enabled: true },
    region: { enabled: true },
  },
};

/** An open menu stands beside the landmarks, as the last of the page: it has the focus and is gone with it. */
const menuOpen = { ...runOptions, rules: { ...runOptions.rules, region: { enabled: false } } };

/** What is in the way of people with a screen reader, a keyboard or weak eyes: one line a fault, with where it is. */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const isThere = await page.evaluate('typeof axe !== "undefined"');
  // Evaluated, not added as a script: the content security policy of the page stands.
  if (!isThere) await page.evaluate(`${axe.source}; undefined`);
  const hasMenu = (await page.locator('[role=menu], [role=listbox]').count()) > 0;
  const where = within === undefined ? 'document' : JSON.stringify(within);
  const results = (await page.evaluate(
    `axe.run(${where}, ${JSON.stringify(hasMenu ? menuOpen : runOptions)})`,
  )) as AxeResults;
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, any }) => {
      const why = any.map(({ message }) => message).join('; ');
      return `${id}: ${help} | ${target.join(' ')} | ${html.slice(0, 200)}${why === '' ? '' : ` | ${why}`}`;
    }),
  );
}

/**
 * Expects WCAG 2.2 AA of a page as far as a machine can tell. Call it when the page has come to rest: what fades in is
 * waited for here, what is still being loaded is not. A fault counts if it stands: a button that is enabled while it is
 * looked at still wears the grey of a disabled one, and is asked again.
 */
export async function expectAccessible(page: Page, options: AccessibleOptions = {}): Promise<void> {
  const { within, name = page.url(), soft = false } = options;
  const look = async (): Promise<string[]> => {
    // Between two rooms a page has none.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await untilStill(page);
    return accessibilityFaults(page, within);
  };
  let faults = await look();
  if (faults.length > 0) faults = await look();
  (soft ? expect.soft(faults, name) : expect(faults, name)).toEqual([]);
}

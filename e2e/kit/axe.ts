import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilStill } from './still.ts';

export interface AccessibleOptions {
  /** Selector of the only part to check, such as an open dialog. */
  within?: string;
  /** Name of the state in failures, for tests of several states. */
  name?: string;
  /** Whether to continue after a failure, and report all failures at the end. */
  soft?: boolean;
}

const sizeRule = 'target-size';
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const runOptions: RunOptions = {
  runOnly: { type: 'tag', values: levels },
  resultTypes: ['violations'],
  // Rules beyond the WCAG levels, as screen readers navigate by headings and landmarks.
  rules: {
    'page-has-heading-one': { enabled: true },
    'landmark-one-main': { enabled: true },
    'heading-order': { enabled: true },
    region: { enabled: true },
  },
};

/**
 * Rules while a menu is open: it lies outside the landmarks at the end of the page, and closes when it loses the
 * focus.
 */
const menuOpen = { ...runOptions, rules: { ...runOptions.rules, region: { enabled: false } } };

/** A tooltip names or describes its trigger, and appears at the end of the page, so it needs no landmark of its own. */
const checks = [
  {
    id: 'region',
    options: { regionMatcher: 'dialog, [role=dialog], [role=alertdialog], [role=tooltip], svg' },
  },
];

/** Finds accessibility faults. Returns one line per fault, with its place. */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const isThere = await page.evaluate('typeof axe !== "undefined"');
  // The page's content security policy forbids adding a script, so axe's source is evaluated.
  if (!isThere) await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify({ checks })})`);
  const hasMenu = (await page.locator('[role=menu], [role=listbox]').count()) > 0;
  const where = within === undefined ? 'document' : JSON.stringify(within);
  const results = (await page.evaluate(
    `axe.run(${where}, ${JSON.stringify(hasMenu ? menuOpen : runOptions)})`,
  )) as AxeResults;
  const faults: string[] = [];
  for (const { id, help, nodes } of results.violations) {
    for (const { target, html, any } of nodes) {
      const selector = target.join(' ');
      if (id === sizeRule && !(await isSmallInSight(page, selector))) continue;
      const why = any.map(({ message }) => message).join('; ');
      faults.push(`${id}: ${help} | ${selector} | ${html.slice(0, 200)}${why === '' ? '' : ` | ${why}`}`);
    }
  }
  return faults;
}

/**
 * Whether a target is too small in the middle of the window as well. Elsewhere, a bar that stays in sight can cover a
 * part of it until the page scrolls.
 */
async function isSmallInSight(page: Page, selector: string): Promise<boolean> {
  const rule: RunOptions = { runOnly: { type: 'rule', values: [sizeRule] }, resultTypes: ['violations'] };
  const { violations } = (await page.evaluate(
    `document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ block: 'center', behavior: 'instant' });
    axe.run(${JSON.stringify(selector)}, ${JSON.stringify(rule)})`,
  )) as AxeResults;
  return violations.length > 0;
}

/**
 * Expects WCAG 2.2 AA of a page as far as a machine can check it. Call it when the page is loaded; it waits only for
 * animations. A fault must persist: a button that is enabled during the check still has its disabled grey, so the check
 * is repeated.
 */
export async function expectAccessible(page: Page, options: AccessibleOptions = {}): Promise<void> {
  const { within, name = page.url(), soft = false } = options;
  const look = async (): Promise<string[]> => {
    // Between two pages there is no heading, so wait for the next one.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await untilStill(page);
    return accessibilityFaults(page, within);
  };
  let faults = await look();
  if (faults.length > 0) faults = await look();
  (soft ? expect.soft(faults, name) : expect(faults, name)).toEqual([]);
}

import type { Browser, Page } from 'playwright-core';
import { en } from '#dashboard/i18n/en/index.ts';
import { expiryFrom, storageKeys } from '#dashboard/kit/session/stored-session.ts';
import type { TokenResponse } from '#dashboard/kit/session/token-response.ts';
import { launchBrowser } from '#test/browser.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface ScreenFigures {
  /** Time from opening the address until the first row is shown, in a browser without any cache. */
  firstList: Spread;
  /** Time from the click that confirms an action in a list until the row shows its new status. */
  clickToRow: Spread;
  /** The longest time that the page was busy without a break while its 100 rows were scrolled and sorted. */
  longestTaskMs: number;
}

/** Window heights that show all rows of a page of 50 at once, and as many as a person usually sees. */
const heights = { whole: 2_600, usual: 800 };
const garments = '/stocks?statuses=in_stock%2Cin_check&order=id';
const firstVisits = 5;
const clicks = 40;

/** Measures the waiting times of a person at a browser, on the server's own dashboard. */
export async function measureScreens(url: string, signedIn: TokenResponse): Promise<ScreenFigures> {
  const browser = await launchBrowser();
  try {
    const firstList = spreadOf(await firstLists(browser, url, signedIn));
    const clickToRow = spreadOf(await clicksToRows(await visit(browser, url, signedIn, heights.whole)));
    return { firstList, clickToRow, longestTaskMs: await longestTask(await visit(browser, url, signedIn)) };
  } finally {
    await browser.close();
  }
}

async function visit(
  browser: Browser,
  url: string,
  signedIn: TokenResponse,
  height = heights.usual,
): Promise<Page> {
  const { accessToken, refreshToken, expiresIn, scope } = signedIn;
  const preferences = JSON.stringify({
    state: { language: 'en', zone: 'korea', theme: 'light' },
    version: 0,
  });
  const stored = {
    'tryset.preferences': preferences,
    [storageKeys.accessToken]: accessToken,
    [storageKeys.refreshToken]: refreshToken ?? '',
    [storageKeys.scope]: scope,
    [storageKeys.expiry]: String(expiryFrom(Date.now(), expiresIn)),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  return context.newPage();
}

async function firstLists(browser: Browser, url: string, signedIn: TokenResponse): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < firstVisits; run++) {
    const page = await visit(browser, url, signedIn);
    const began = performance.now();
    await page.goto('/trysetitems');
    await page.locator('[role=row][data-id]').first().waitFor();
    times.push(performance.now() - began);
    await page.context().close();
  }
  return times;
}

/** Starts checks in the list, garment by garment. Returns the time of each. */
async function clicksToRows(page: Page): Promise<number[]> {
  const { list, stockActions, stockItem, common } = en;
  const status = (text: string) =>
    page.locator('[role=row][data-id]', { has: page.getByText(text, { exact: true }) }).first();
  const times: number[] = [];
  await page.goto(`${garments}&size=50`);
  for (let run = 0; run <= clicks; run++) {
    const row = status(stockItem.status.in_stock);
    await row.waitFor();
    const id = await row.getAttribute('data-id');
    await row.getByRole('checkbox').click();
    await page.getByRole('button', { name: list.actions, exact: true }).click();
    await page.getByRole('menuitem', { name: stockActions.check }).first().click();
    const dialog = page.getByRole('dialog', { name: stockActions.check });
    const confirm = dialog.locator('button[type=submit]');
    await confirm.waitFor();
    const cell = `[role=row][data-id="${id}"] [data-field="status"]`;
    const shown = page.evaluate(untilShown, { cell, text: stockItem.status.in_check });
    const [time] = await Promise.all([shown, confirm.click()]);
    // The first run does not count, as it loads the dialogs.
    if (run > 0) times.push(time);
    await page.getByRole('dialog').getByRole('button', { name: common.close, exact: true }).click();
  }
  return times;
}

/** Milliseconds from the next click until a cell shows a text, both measured within the page. */
function untilShown({ cell, text }: { cell: string; text: string }): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (!document.querySelector(cell)?.textContent?.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - clicked));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function longestTask(page: Page): Promise<number> {
  await page.goto('/trysetitems?size=100');
  await page.locator('[role=row][data-id]').first().waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.locator('[role=row][data-id]').first().hover();
  for (const way of [1, -1, 1, -1]) {
    for (let step = 0; step < 25; step++) await page.mouse.wheel(0, way * 200);
  }
  const header = page.locator('[role=columnheader][data-field=created_time]');
  for (const sorted of ['descending', 'ascending', 'none', 'descending', 'ascending']) {
    await header.click();
    await page.locator(`[role=columnheader][data-field=created_time][aria-sort=${sorted}]`).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  }
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}

import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { notePosition } from './calls.ts';
import { house } from './house.ts';

/** A browser context with one page for a visitor. */
interface Desk {
  page: Page;
  context: BrowserContext;
  /** Number of visitors that may still use the page. */
  left: number;
}

/** A desk in use. The visitor who leaves it tells whether the next one may use it. */
export interface TakenDesk extends Omit<Desk, 'left'> {
  leave(how: { isChanged: boolean }): Promise<void>;
}

const deviceZone = 'America/New_York';
// Maximum ms of one wait on a busy machine; a test has two minutes.
export const patience = 45_000;
/** Maximum random delay of API answers in ms. It finds tests that act before their data has arrived. */
const latency = Number(process.env.E2E_LATENCY ?? 0);

/** A path of the dashboard's origin that loads quickly. */
const doorstep = '/favicon.svg';
/** Events that tests listen to. */
const heard = ['console', 'framenavigated', 'pageerror', 'request', 'requestfailed', 'response'] as const;

// Free desks for reuse: starting a page's process and compiling its code is half of the work of opening a page.
const free: Desk[] = [];
/** Maximum visitors of a desk, since its memory grows with each. */
const visitorsAtMost = 15;

/** Takes a page whose storage contains only `stored`. */
export async function takeDesk(
  stored: readonly { name: string; value: string }[],
  viewport: { width: number; height: number },
): Promise<TakenDesk> {
  const desk = free.pop() ?? (await newDesk());
  const { page } = desk;
  await page.setViewportSize(viewport);
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
  return {
    ...desk,
    async leave({ isChanged }) {
      // A handler that is still running may fail with the closing page, which is no failure of the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
      const left = desk.left - 1;
      if (isChanged || left === 0 || !(await clear(page))) await desk.context.close();
      else free.push({ ...desk, left });
    },
  };
}

const motion = () => (house().isStill ? 'reduce' : 'no-preference');

async function newDesk(): Promise<Desk> {
  const { server, browser } = house();
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    timezoneId: deviceZone,
    reducedMotion: motion(),
  });
  context.setDefaultTimeout(patience);
  // Records writes of pages, so that direct calls of a test see them.
  context.on('response', (response) =>
    notePosition(response.request().method(), response.headers()['x-position']),
  );
  if (latency > 0) await context.route(/\/v[12]\//, holdBack);
  const page = await context.newPage();
  await page.goto(doorstep);
  return { context, page, left: visitorsAtMost };
}

/** Whether the page has not opened the dashboard yet. */
export function isOutside(page: Page): boolean {
  return page.url().endsWith(doorstep);
}

/** Removes a test's traces from the page; false if some may remain. */
async function clear(page: Page): Promise<boolean> {
  try {
    for (const event of heard) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
    // Accepts the browser's question before unsaved work is left.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(doorstep);
    await page.removeAllListeners('dialog', { behavior: 'ignoreErrors' });
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: motion() });
    await page.mouse.move(0, 0);
    return page.context().pages().length === 1;
  } catch {
    return false;
  }
}

async function holdBack(route: Route): Promise<void> {
  await setTimeout(Math.random() * latency);
  await route.continue().catch(() => undefined);
}

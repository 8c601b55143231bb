import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { notePosition } from './calls.ts';
import { house } from './house.ts';

/** A browser with one page that somebody may sit at. */
interface Desk {
  page: Page;
  context: BrowserContext;
  /** How many may still sit at it. */
  left: number;
}

/** A desk that is taken. Whoever leaves it says whether it can be given to the next. */
export interface TakenDesk extends Omit<Desk, 'left'> {
  leave(how: { isChanged: boolean }): Promise<void>;
}

const deviceZone = 'America/New_York';
// A test has two minutes: what one wait may take of it on a machine where other programs are busy.
export const patience = 45_000;
/** The most, in ms, that an answer of the API is held back by chance: finds what acts before it knows enough. */
const latency = Number(process.env.E2E_LATENCY ?? 0);

/** Of the dashboard's origin, and next to no work. */
const doorstep = '/favicon.svg';
/** What tests listen to. */
const heard = ['console', 'framenavigated', 'pageerror', 'request', 'requestfailed', 'response'] as const;

// A page's process starts once, and keeps what it has compiled: half of the work of opening a page is that.
const free: Desk[] = [];
/** It keeps more with every visitor, too. */
const visitorsAtMost = 15;

/** Sits down at a page that remembers nothing but what is `stored` in it. */
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
      // What a handler still asks for itself would fail with the page, and be nobody's failure.
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
  // A test that asks past the browser sees what was done in it.
  context.on('response', (response) =>
    notePosition(response.request().method(), response.headers()['x-position']),
  );
  if (latency > 0) await context.route(/\/v[12]\//, holdBack);
  const page = await context.newPage();
  await page.goto(doorstep);
  return { context, page, left: visitorsAtMost };
}

/** Whether nothing of the dashboard has been opened yet. */
export function isOutside(page: Page): boolean {
  return page.url().endsWith(doorstep);
}

/** Takes away what a test has put into the page; false where something may be left. */
async function clear(page: Page): Promise<boolean> {
  try {
    for (const event of heard) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
    // Whoever leaves unsaved work is asked; here nobody answers.
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

import type { Page } from 'playwright-core';
import { isOutside } from './desk.ts';

/** A URL of the dashboard's origin that only this probe requests. */
const probe = '/favicon.svg?probe';

/**
 * Answers a page's calls with `handler`, and resolves once this is in effect. Chromium enables interception on
 * another channel than keys and clicks, so `page.route` alone is too late for about one in a hundred clicks. The
 * probe's route stays: removing the last route would end the page's interception, and lose calls in flight.
 */
export async function intercept(page: Page, ...[url, handler, options]: Parameters<Page['route']>) {
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }));
  await page.route(url, handler, options);
  if (isOutside(page)) return;
  const isInForce = () => page.evaluate(async (path) => (await fetch(path)).status === 204, probe);
  while (!(await isInForce()));
}

/** Lets the server answer again. It adds a route, as `unrouteAll` would also end the interception. */
export async function letThrough(page: Page): Promise<void> {
  await page.route(/./, (route) => route.continue());
}

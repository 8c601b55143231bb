import type { Page } from 'playwright-core';
import { isOutside } from './desk.ts';

/** A URL of the dashboard's origin that only the probe requests. */
const probe = '/favicon.svg?probe';

/**
 * Answers a page's calls with `handler` once it resolves. Chromium enables interception on another channel than keys
 * and clicks. Alone, `page.route` is too late for about one in a hundred following clicks.
 *
 * The route of the probe stays. Removing the last route ends the page's interception, and a call in flight would then
 * be lost or never answered.
 */
export async function intercept(page: Page, ...[url, handler, options]: Parameters<Page['route']>) {
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }));
  await page.route(url, handler, options);
  if (isOutside(page)) return;
  const isInForce = () => page.evaluate(async (path) => (await fetch(path)).status === 204, probe);
  while (!(await isInForce()));
}

/** Lets the server answer again; `unrouteAll` would also end the interception. */
export async function letThrough(page: Page): Promise<void> {
  await page.route(/./, (route) => route.continue());
}

import type { Page } from 'playwright-core';
import { isOutside } from './desk.ts';

/** Of the dashboard's origin; nothing else asks for it by this address. */
const probe = '/favicon.svg?probe';

/**
 * Answers a page's calls as `handler` says, from when it resolves. Chromium tells a page that stands already by another
 * way than that of keys and clicks, and by itself `page.route` is late for about one click in a hundred that follows it.
 *
 * The route for the probe stays. With the last route a page's interception ends, and a call that is on its way just
 * then is told to nobody, or never answered.
 */
export async function intercept(page: Page, ...[url, handler, options]: Parameters<Page['route']>) {
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }));
  await page.route(url, handler, options);
  if (isOutside(page)) return;
  const isInForce = () => page.evaluate(async (path) => (await fetch(path)).status === 204, probe);
  while (!(await isInForce()));
}

/** From now on the server answers again; `unrouteAll` would end the interception, too. */
export async function letThrough(page: Page): Promise<void> {
  await page.route(/./, (route) => route.continue());
}

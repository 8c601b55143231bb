import type { Page } from 'playwright-core';
import { isOutside } from './desk.ts';

/** Of the dashboard's origin; nothing else asks for it by this address. */
const probe = '/favicon.svg?probe';

/**
 * Answers a page's calls as `handler` says, from when it resolves. Chromium tells a page that stands already by another
 * way than that of keys and clicks, and by itself `page.route` is late for about one click in a hundred that follows it.
 */
export async function intercept(page: Page, ...[url, handler, options]: Parameters<Page['route']>) {
  await page.route(url, handler, options);
  if (isOutside(page)) return;
  await page.route(`**${probe}`, (route) => route.fulfill({ status: 204 }));
  const isInForce = () => page.evaluate(async (path) => (await fetch(path)).status === 204, probe);
  while (!(await isInForce()));
  await page.unroute(`**${probe}`);
}

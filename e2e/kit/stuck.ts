import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const patienceMs = 5_000;

/** Whether a page does not respond, because its script or its process runs endlessly. */
export async function isStuck(page: Page): Promise<boolean> {
  const answer = page.evaluate(() => false).catch(() => false);
  return Promise.race([answer, setTimeout(patienceMs, true, { ref: false })]);
}

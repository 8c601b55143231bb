import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const patienceMs = 5_000;

/** Whether a page's script answers nobody: it runs on and on, or its process does. */
export async function isStuck(page: Page): Promise<boolean> {
  const answer = page.evaluate(() => false).catch(() => false);
  return Promise.race([answer, setTimeout(patienceMs, true, { ref: false })]);
}

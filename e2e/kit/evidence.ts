import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { isStuck } from './stuck.ts';

const folder = join(import.meta.dirname, '..', '..', 'test-output', 'failures');
const callsAtMost = 20;

/** Remembers what a page has asked, so that a failure on another machine tells what it looked like there. */
export function evidenceOf(page: Page) {
  const beganAt = Date.now();
  const calls: string[] = [];
  const note = (text: string) => calls.push(`${Date.now() - beganAt} ms ${text}`);
  // Of pictures there are too many, and they tell too little.
  const isCall = (url: string) => /\/v[12]\/(?!pictures\/)/.test(url);
  page.on('request', (request) => {
    if (!isCall(request.url())) return;
    const since = request.headers()['x-min-position'];
    note(`> ${request.method()} ${request.url()} ${since ?? ''} ${request.postData() ?? ''}`);
  });
  page.on('response', (response) => {
    if (!isCall(response.url())) return;
    const { 'x-position': position = '', 'x-stale': stale = '' } = response.headers();
    note(`< ${response.request().method()} ${response.url()} ${response.status()} ${position} ${stale}`);
  });
  return {
    /** Keeps a picture under the test's name; answers what the page holds and what was asked last. */
    async keep(name: string): Promise<string> {
      const asked = calls.slice(-callsAtMost);
      if (await isStuck(page)) return [page.url(), 'the page answers nobody', ...asked].join('\n');
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${name.replaceAll(/[^\w가-힣]+/g, '-').slice(0, 120)}.png`);
      await page.screenshot({ path: file, fullPage: true });
      const shown = (
        await page.locator('[role=dialog], [role=listbox], [role=menu], [role=alert], main').allTextContents()
      ).join('\n');
      return [page.url(), shown.slice(0, 1_500), ...asked].join('\n');
    },
  };
}

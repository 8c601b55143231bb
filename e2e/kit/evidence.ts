import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { isStuck } from './stuck.ts';

const folder = join(import.meta.dirname, '..', '..', 'test-output', 'failures');
const callsAtMost = 20;

/** Records a page's calls. With them a failure on another machine can be understood. */
export function evidenceOf(page: Page) {
  const beganAt = Date.now();
  const calls: string[] = [];
  const note = (text: string) => calls.push(`${Date.now() - beganAt} ms ${text}`);
  // Ignores calls for pictures, as they are many and say little.
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
    /** Saves a screenshot under the test's name. Resolves to the page's content and its last calls. */
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

import getPort from 'get-port';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { testServer } from '#test/server.ts';
import { expectAccessible } from '../kit/axe.ts';
import { house } from '../kit/house.ts';
import { visitor } from '../kit/visitor.ts';
import { fillIn, heading } from './sign-in.ts';

const { rooms, shell } = en;
const elsewhere = 'https://elsewhere.example';

/** Tests the stored host of the APIs. */
export function apiHostSuite(): void {
  test('a stored host that the server does not allow has no effect, and the page says why', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: /^Calls do not go to/ });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await go('/stocks');
    await page.evaluate((host) => localStorage.setItem('tryset.api_host', host), elsewhere);
    await page.reload();
    await page.getByTestId('total').waitFor();
    const notice = page.getByText(shell.refusedHost.text.replace('{{host}}', elsewhere));
    await notice.waitFor();
    expect(warnings.join('\n')).toContain(elsewhere);
    await expectAccessible(page);
    await page.getByRole('button', { name: shell.refusedHost.remove, exact: true }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('tryset.api_host'))).toBeNull();
  });

  // Starts two servers, one of them with the demo.
  test('a page calls another host that both servers allow', { timeout: 240_000 }, async () => {
    const port = await getPort();
    const apis = await testServer({ seed: 'demo', dashboardOrigins: [`http://localhost:${port}`] });
    const pages = await testServer({ port, apiOrigins: [apis.url] });
    const context = await house().browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      const tab = await context.newPage();
      await tab.addInitScript((host) => {
        localStorage.setItem('tryset.preferences', JSON.stringify({ state: { language: 'en' }, version: 0 }));
        localStorage.setItem('tryset.api_host', host);
      }, apis.url);
      const asked: string[] = [];
      tab.on('request', (request) => asked.push(request.url()));
      await tab.goto(`${pages.url}/login`);
      await fillIn(tab, 'staff');
      await heading(tab, rooms.looks).waitFor();
      await tab.getByTestId('total').waitFor();
      await tab.locator('main img').first().waitFor();
      const sizes = () =>
        tab.locator('main img').evaluateAll((all) => all.map((img) => Reflect.get(img, 'naturalWidth')));
      await expect.poll(async () => (await sizes()).some((width) => Number(width) > 0)).toBe(true);
      const calls = asked.filter((url) => /\/v[12]\//.test(url)).map((url) => new URL(url).origin);
      expect([...new Set(calls)]).toEqual([apis.url]);
    } finally {
      await context.close();
      await pages.close();
      await apis.close();
    }
  });
}

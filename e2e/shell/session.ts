import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { atRest } from '../kit/at-rest.ts';
import { ownItem } from '../kit/calls.ts';
import { carryOut, startAction } from '../kit/detail.ts';
import { requestedItem } from '../kit/given-items.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { fillIn, heading, storedKeys } from './sign-in.ts';

const { shell, rooms, actions, itemActions } = en;
const expired = { errorCode: 'auth.token_expired', message: '', detailCode: null, detail: {} };
const halfASentence = 'The seam came';

const reasonIn = (page: Page) =>
  page.getByRole('dialog', { name: itemActions.deny, exact: true }).getByRole('textbox', {
    name: actions.fields.reason,
  });

/** Opens an item's page, types half a reason into a dialog, and lets the session expire. */
async function interrupted(page: Page, context: BrowserContext, go: (path: string) => Promise<void>) {
  const item = await requestedItem();
  const path = `/trysetitems/${item.id}`;
  await context.clock.install();
  await go(path);
  await startAction(page, itemActions.deny);
  await reasonIn(page).fill(halfASentence);
  await intercept(page, '**/v1/auth/authorize', (route) => route.fulfill({ status: 401, json: expired }));
  await intercept(page, '**/v2/trysets/items/*/actions/deny', (route) =>
    route.fulfill({ status: 403, json: expired }),
  );
  await carryOut(page.getByRole('dialog'));
  await page.getByText(en.login.refreshFailed, { exact: true }).waitFor();
  await letThrough(page);
  return path;
}

/** Tests sessions that end in one or several tabs, and the recovery of work. */
export function session(): void {
  test('restores typed text after a session that ended in between', async () => {
    const { page, context, go, at } = await visitor({ as: 'staff', expected: /^40[13] / });
    const path = await interrupted(page, context, go);
    await fillIn(page, 'staff');
    await eventually(at).toBe(path);
    await startAction(page, itemActions.deny);
    expect(await reasonIn(page).inputValue()).toBe(halfASentence);
  });

  test('does not show typed text to another account', async () => {
    const { page, context, go, at } = await visitor({ as: 'staff', expected: /^40[134] / });
    const path = await interrupted(page, context, go);
    await fillIn(page, 'brand-a');
    await eventually(at).toBe(path);
    await page.getByRole('button', { name: '윤하나' }).click();
    await page.getByRole('menuitem', { name: shell.logOut }).click();
    await heading(page, en.login.title).waitFor();
    await fillIn(page, 'staff');
    await heading(page, rooms.looks).waitFor();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await startAction(page, itemActions.deny);
    expect(await reasonIn(page).inputValue()).toBe('');
  });

  test.each(['/dashboard', '/look-certification'])(
    '%s asks for nothing once its session is over, however late the sign-in comes',
    async (path) => {
      // A call may be on its way as the session ends.
      const { page, context, go, at } = await visitor({ as: 'staff', expected: /^401 / });
      await context.clock.install();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // The data of the start is loaded one by one, the seasons last.
      const started = page.waitForResponse(/\/v2\/seasons\?/);
      await go(path);
      await started;
      await atRest(page);
      const signIn = Promise.withResolvers<void>();
      await intercept(page, '**/assets/login-page-*.js', async (route) => {
        await signIn.promise;
        await route.continue();
      });
      const other = await context.newPage();
      await other.goto('/logout');
      await eventually(() => asked.some((each) => each.includes('login-page'))).toBe(true);
      const before = asked.length;
      await page.clock.fastForward(60_000);
      expect(asked.slice(before).filter((each) => /^\/v\d/.test(each))).toEqual([]);
      signIn.resolve();
      await heading(page, en.login.title).waitFor();
      expect(at()).toMatch(/^\/login/);
    },
  );

  test('also leads back to the scroll position', async () => {
    const item = await ownItem('statuses=return_deferred');
    const { page, context, go, at } = await visitor({ as: 'staff', height: 500 });
    await context.clock.install();
    await go(`/trysetitems/${item.id}`);
    const history = page.getByRole('region', { name: en.history.title, exact: true });
    await history.locator('li').first().waitFor();
    // Waits for the content: a browser adjusts the scroll position while content above is still loading.
    await atRest(page);
    await page.evaluate(() => scrollTo(0, 300));
    const place = () => history.evaluate((section) => Math.round(section.getBoundingClientRect().top));
    const before = await place();
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await context.clock.setSystemTime(Date.now() + 31 * 60_000);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(item.stock.code);
    const signInLoads = Promise.withResolvers<void>();
    const signInAsked = Promise.withResolvers<void>();
    await intercept(page, /login-page/, async (route) => {
      signInAsked.resolve();
      await signInLoads.promise;
      await route.continue();
    });
    await page.getByRole('dialog').getByRole('option').filter({ hasText: item.stock.code }).first().click();
    await signInAsked.promise;
    // The session has ended, and the page must be unchanged.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(await place()).toBe(before);
    signInLoads.resolve();
    await page.getByText(en.login.tokenExpired, { exact: true }).waitFor();
    await context.clock.setSystemTime(Date.now());
    await fillIn(page, 'staff');
    await eventually(at).toBe(`/stocks/${item.stock.id}`);
    await page.goBack();
    await eventually(at).toBe(`/trysetitems/${item.id}`);
    await eventually(place).toBe(before);
  });

  test('tabs with an expired token refresh it only once, and all continue', async () => {
    const { page, context, go } = await visitor({ as: null, expected: /^403 .*\/v1\/stocks/ });
    await go('/login');
    await fillIn(page, 'brand-b');
    await heading(page, rooms.products).waitFor();
    const other = await context.newPage();
    const tabs = [page, other];
    let refreshes = 0;
    // Counts in a route: event listeners can miss a request while another route is removed.
    await context.route('**/v1/auth/authorize', (route) => {
      refreshes += 1;
      return route.continue();
    });
    await other.goto('/products');
    const before = await token(page);
    const arrived: (() => void)[] = [];
    for (const tab of tabs) {
      // Holds the refusals until both tabs have one, so that neither continues before.
      await intercept(
        tab,
        '**/v1/stocks?*',
        async (route) => {
          await new Promise<void>((resolve) => {
            arrived.push(resolve);
            if (arrived.length === tabs.length) for (const goOn of arrived) goOn();
          });
          await route.fulfill({ status: 403, json: expired });
        },
        { times: 1 },
      );
    }
    for (const tab of tabs) await tab.getByRole('link', { name: rooms.stocks, exact: true }).click();
    for (const tab of tabs) {
      // The previous page stays with its own total until the next one is loaded.
      await heading(tab, rooms.stocks).waitFor();
      await tab.getByTestId('total').waitFor();
    }
    expect(refreshes).toBe(1);
    const after = await Promise.all(tabs.map(token));
    expect(after[0]).not.toBe(before);
    expect(after[1]).toBe(after[0]);
  });

  test('a sign-out and a sign-in in one tab apply to all tabs', async () => {
    const { page, context, go, at } = await visitor({ as: 'brand-a' });
    const other = await context.newPage();
    await go('/stocks');
    await page.getByTestId('total').waitFor();
    await other.goto('/products');
    await heading(other, rooms.products).waitFor();
    await other.getByRole('button', { name: '윤하나' }).click();
    await other.getByRole('menuitem', { name: shell.logOut }).click();
    await eventually(at).toBe('/login?redirect=%2Fstocks');
    expect(await storedKeys(page)()).toEqual([]);
    await heading(other, en.login.title).waitFor();
    await fillIn(other, 'brand-a');
    await heading(other, rooms.products).waitFor();
    await eventually(at).toBe('/stocks');
    await page.getByTestId('total').waitFor();
  });
}

const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('tryset.access_token'));

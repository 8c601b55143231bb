import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { ja } from '#dashboard/i18n/ja/index.ts';
import { ko } from '#dashboard/i18n/ko/index.ts';
import { helpAddress } from '#dashboard/kit/shell/help-address.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found, findItems, findStocks } from '../kit/calls.ts';
import { actionPanel } from '../kit/detail.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';
import { fillIn, heading, storedKeys } from './sign-in.ts';

const { shell, rooms, common } = en;
const unavailable = { errorCode: 'service.unavailable', message: '', detailCode: null, detail: {} };
const refused = { errorCode: 'auth.forbidden', message: '', detailCode: null, detail: {} };
const fatal = (page: Page) => page.getByRole('alertdialog', { name: shell.fatal.title, exact: true });
const closeOf = (page: Page) => fatal(page).getByRole('button', { name: common.close, exact: true });

/** Tests the shell around the pages, and its failures. */
export function shellSuite(): void {
  test('shows the notice next to the content until it is closed, and never again', async () => {
    const { page, context, go } = await visitor({ as: 'staff', hasClosedNotice: false });
    await go('/stocks');
    const notice = page.getByRole('complementary', { name: shell.improving.name, exact: true });
    await notice.waitFor();
    await page.getByTestId('total').waitFor();
    await page.getByRole('link', { name: rooms.users, exact: true }).click();
    await heading(page, rooms.users).waitFor();
    expect(await notice.count()).toBe(1);
    const bottom = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await heading(page, rooms.users).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(bottom);
    await expectAccessible(page);
    await notice.getByRole('button', { name: shell.improving.close, exact: true }).click();
    await notice.waitFor({ state: 'hidden' });
    const other = await context.newPage();
    await other.goto('/users');
    await heading(other, rooms.users).waitFor();
    expect(await other.getByText(shell.improving.text, { exact: true }).count()).toBe(0);
  });

  test('opens the help center in a new tab', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/users');
    await page.getByRole('button', { name: shell.helpMenu, exact: true }).click();
    const name = shell.newTab.replace('{{name}}', shell.help);
    const link = page.getByRole('menuitem', { name, exact: true });
    expect(await link.getAttribute('href')).toBe(helpAddress(undefined));
    expect(await link.getAttribute('target')).toBe('_blank');
  });

  test('loads lookup data page by page, with brands by English name', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    const { count } = await call<{ count: number }>('staff', 'GET', '/v2/seasons?limit=1');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/v2/seasons') asked.push(search);
    });
    await intercept(page, '**/v2/seasons?limit=50', async (route) => {
      await route.continue({ url: route.request().url().replace('limit=50', 'limit=1') });
    });
    await go('/stocks');
    await eventually(() => asked.length).toBe(count);
    const others = Array.from({ length: count - 1 }, (_, index) => `?limit=1&offset=${index + 1}`);
    expect(asked).toEqual(['?limit=50', ...others]);

    await page.getByRole('search').getByRole('button', { name: en.stockItem.fields.brandId }).click();
    const menu = page.getByRole('dialog', { name: en.stockItem.fields.brandId });
    const option = menu.getByRole('radio').or(menu.getByRole('checkbox')).or(menu.getByRole('option'));
    await eventually(() => option.count()).toBeGreaterThan(1);
    const texts = await Promise.all(
      (await option.all()).map(async (one) => (await one.locator('xpath=..').textContent()) ?? ''),
    );
    expect(texts).toEqual(texts.toSorted((one, other) => one.localeCompare(other, 'en')));
  });

  test('reports a failed start, retries it, and ends the session when the message is closed', async () => {
    const { page, context, go, at } = await visitor({ as: 'staff', expected: /^503 / });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const seenGone = Promise.withResolvers<void>();
    let isTriedAgain = false;
    await intercept(page, '**/v2/styles?*', async (route) => {
      // Delays the second refusal until the first message is gone.
      if (isTriedAgain) await seenGone.promise;
      await route.fulfill({ status: 503, json: unavailable });
    });
    await go('/stocks?statuses=hold');
    await fatal(page).waitFor();
    const said = shell.fatal.startUp.replace('{{message}}', en.errors.unavailable);
    expect(await fatal(page).textContent()).toContain(said);
    expect(await fatal(page).textContent()).toContain(shell.fatal.recoverable);
    await expectAccessible(page);
    await fatal(page).getByRole('button', { name: shell.fatal.copy, exact: true }).click();
    await fatal(page).getByRole('button', { name: shell.fatal.copied, exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(said);
    expect(copied).toContain('/stocks?statuses=hold');
    isTriedAgain = true;
    await fatal(page).getByRole('button', { name: common.retry, exact: true }).click();
    await fatal(page).waitFor({ state: 'hidden' });
    seenGone.resolve();
    await fatal(page).waitFor();
    await closeOf(page).click();
    await eventually(at).toBe('/login?redirect=%2Fstocks%3Fstatuses%3Dhold');
    await eventually(storedKeys(page)).toEqual([]);
  });

  test('a refused start leads to the sign-in, and from there back', async () => {
    const { page, go, at } = await visitor({ as: 'staff', expected: /^403 / });
    await intercept(page, '**/v2/styles?*', (route) => route.fulfill({ status: 403, json: refused }));
    await go('/stocks?statuses=hold');
    const way = new URLSearchParams({ reason: 'token_expired', redirect: '/stocks?statuses=hold' });
    await eventually(at).toBe(`/login?${way}`);
    await eventually(storedKeys(page)).toEqual([]);
  });

  test('a start that fails at the sign-in page reports the loop', async () => {
    const { page, go, at } = await visitor({ as: null, expected: /^503 / });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await intercept(page, '**/v2/categories?*', (route) => route.fulfill({ status: 503, json: unavailable }));
    // The page is still the sign-in while the next one is loading.
    await intercept(page, '**/assets/looks-page-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await go('/login');
    await fillIn(page, 'staff');
    await fatal(page).waitFor();
    expect(await fatal(page).textContent()).toContain(shell.fatal.loop);
    await closeOf(page).click();
    await fatal(page).waitFor({ state: 'hidden' });
    await eventually(storedKeys(page)).toEqual([]);
    release();
    await eventually(at).toMatch(/^\/login/);
  });

  test('an error on all pages ends at the root, signed out', async () => {
    const { page, context, go, at } = await visitor({ as: 'staff', expected: /the title is broken/ });
    await context.addInitScript(() => {
      let isBroken = true;
      if (location.pathname === '/') isBroken = false;
      Object.defineProperty(document, 'title', {
        set() {
          if (isBroken) throw new Error('the title is broken');
        },
      });
    });
    await go('/users');
    await fatal(page).waitFor();
    expect(await fatal(page).textContent()).toContain(shell.fatal.unrecoverable);
    expect(await fatal(page).textContent()).toContain('the title is broken');
    await closeOf(page).click();
    await eventually(at).toBe('/login');
    await eventually(storedKeys(page)).toEqual([]);
  });

  test('loads a newer build at the wanted page when a chunk of the old one is missing', async () => {
    const { page, go, at } = await visitor({ as: 'staff', expected: /^404 |dynamically imported module/ });
    await go('/users');
    await heading(page, rooms.users).waitFor();
    await intercept(page, '**/assets/stocks-page-*.js', (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await page.getByRole('link', { name: rooms.stocks, exact: true }).click();
    await heading(page, rooms.stocks).waitFor();
    expect(at()).toBe('/stocks');
    await page.getByRole('log').getByText(shell.missingPart.renewed).waitFor({ state: 'attached' });
  });

  test('reports a missing chunk when a reload does not help, and keeps the shell', async () => {
    const { page, go, at } = await visitor({ as: 'staff', expected: /^404 |dynamically imported module/ });
    await intercept(page, '**/assets/stocks-page-*.js', (route) => route.fulfill({ status: 404 }));
    await go('/stocks?statuses=hold');
    await heading(page, shell.missingPart.title).waitFor();
    expect(at()).toBe('/stocks?statuses=hold');
    await expectAccessible(page);
    await letThrough(page);
    await page.getByRole('button', { name: common.retry, exact: true }).click();
    await heading(page, rooms.stocks).waitFor();
  });

  test.each([
    ['en', en, 1280],
    ['ko', ko, 390],
    ['ja', ja, 1280],
  ] as const)(
    'keeps the shell around a page that was not loaded before the network went, and opens it later, in %s',
    { tags: 'thorough' },
    async (language, texts, width) => {
      const { page, context, go, at } = await visitor({
        as: 'staff',
        language,
        width,
        expected: /ERR_INTERNET_DISCONNECTED|dynamically imported module/,
      });
      const { missingPart } = texts.shell;
      await go('/users');
      await page.getByTestId('total').waitFor();
      // An earlier test may have left the page's code in the browser's cache, which interception bypasses.
      await intercept(page, '**/assets/stocks-page-*.js', (route) => route.abort('internetdisconnected'));
      await context.setOffline(true);
      await page.evaluate(() => {
        history.pushState(
          { ...history.state, idx: (history.state?.idx ?? 0) + 1 },
          '',
          '/stocks?statuses=hold',
        );
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      });
      await heading(page, missingPart.offlineTitle).waitFor();
      await page.getByRole('banner').waitFor();
      await page.getByRole('button', { name: texts.common.retry, exact: true }).click();
      await page.getByRole('status').getByText(missingPart.stillOffline, { exact: true }).waitFor();
      expect(await layoutFaults(page)).toEqual([]);
      await expectAccessible(page);
      await letThrough(page);
      await context.setOffline(false);
      await heading(page, texts.rooms.stocks).waitFor();
      expect(at()).toContain('/stocks?statuses=hold');
    },
  );

  test('finds a garment by its code from anywhere, by keyboard only', async () => {
    const [stock] = (await findStocks('limit=1&statuses=in_use')).data;
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/users');
    await heading(page, rooms.users).waitFor();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: shell.find.title, exact: true });
    await dialog.getByRole('combobox').waitFor();
    // Inserts the code as a scanner does: all at once, with Enter at the end.
    await page.keyboard.insertText(stock?.code.toLowerCase() ?? '');
    await page.keyboard.press('Enter');
    await eventually(at).toBe(`/stocks/${stock?.id}`);
    await heading(page, stock?.code ?? '').waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('suggests only recently opened things in an empty search', async () => {
    const [one, other] = (await findStocks('limit=2')).data;
    const { page, go, walk, at } = await visitor({ as: 'staff' });
    await go(`/stocks/${one?.id}`);
    await heading(page, one?.code ?? '').waitFor();
    await walk(`/stocks/${other?.id}`);
    await heading(page, other?.code ?? '').waitFor();
    await walk('/products');
    await heading(page, rooms.products).waitFor();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: shell.find.title, exact: true });
    const options = dialog.getByRole('option');
    await eventually(() => options.count()).toBe(2);
    const told = await options.allTextContents();
    expect(told.map((text) => [one, other].find((stock) => text.includes(stock?.code ?? '?'))?.id)).toEqual([
      other?.id,
      one?.id,
    ]);
    await expectAccessible(page, { within: '[role=dialog]' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(at).toBe(`/stocks/${one?.id}`);
  });

  test('collapses a section of the navigation except the open room, and remembers it', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks');
    const navigation = page.getByRole('navigation', { name: shell.navigation, exact: true });
    const section = navigation.getByRole('button', { name: shell.areas.logistics, exact: true });
    const links = navigation
      .getByRole('list', { name: shell.areas.logistics, exact: true })
      .getByRole('link');
    await eventually(() => links.count()).toBeGreaterThan(4);
    await section.click();
    await eventually(() => links.allTextContents()).toEqual([rooms.stocks]);
    await page.reload();
    await eventually(() => links.allTextContents()).toEqual([rooms.stocks]);
    expect(await section.getAttribute('aria-expanded')).toBe('false');
    await section.click();
    await eventually(() => links.count()).toBeGreaterThan(4);
  });

  test('offers a choice for an ambiguous number, without things of another brand', async () => {
    const [item] = (await findItems('limit=1', 'brand-a')).data;
    const open = async (as: 'staff' | 'brand-b') => {
      const { page, go, at } = await visitor({ as });
      await go('/stocks');
      await page.getByTestId('total').waitFor();
      await page.getByRole('button', { name: shell.find.open }).click();
      const dialog = page.getByRole('dialog', { name: shell.find.title, exact: true });
      await dialog.getByRole('combobox').fill(`#${item?.id}`);
      await eventually(async () => (await dialog.getByRole('status').textContent()) ?? '').toMatch(/found/i);
      return { page, at, dialog, options: dialog.getByRole('option') };
    };
    const staff = await open('staff');
    const chosen = staff.options.filter({ hasText: shell.find.kinds.item });
    expect(await chosen.count()).toBe(1);
    await expectAccessible(staff.page);
    await chosen.click();
    await eventually(staff.at).toBe(`/trysetitems/${item?.id}`);
    const other = await open('brand-b');
    expect(await other.options.filter({ hasText: shell.find.kinds.item }).count()).toBe(0);
  });

  test('moves the focus to the heading of the opened page, and back', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/users');
    await heading(page, rooms.users).waitFor();
    const focused = () =>
      page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
    await page.keyboard.press('Tab');
    await eventually(focused).toBe(`A ${shell.skipToContent}`);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByRole('link', { name: rooms.brands, exact: true }).focus();
    await page.keyboard.press('Enter');
    await eventually(focused).toBe(`H1 ${rooms.brands}`);
    expect(
      await page.getByRole('link', { name: rooms.brands, exact: true }).getAttribute('aria-current'),
    ).toBe('page');
    await page.goBack();
    await eventually(focused).toBe(`H1 ${rooms.users}`);
  });

  test('a question closes only by OK or cancel, and a destructive one focuses cancel', async () => {
    const [product] = (await call<Found<{ id: number }>>('staff', 'GET', '/v2/products?limit=1')).data;
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/products/detail/${product?.id}`);
    const removal = actionPanel(page).getByRole('button', { name: en.product.actions.remove, exact: true });
    await removal.click();
    const question = page.getByRole('alertdialog');
    const cancel = question.getByRole('button', { name: common.cancel, exact: true });
    await cancel.waitFor();
    await eventually(() => cancel.evaluate((button) => button === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    // A dialog that was closing would move by now; this one stays.
    await expectAccessible(page, { within: '[role=alertdialog]' });
    expect(await question.count()).toBe(1);
    await cancel.click();
    await question.waitFor({ state: 'hidden' });
    expect(at()).toBe(`/products/detail/${product?.id}`);
    await removal.waitFor();
  });
}

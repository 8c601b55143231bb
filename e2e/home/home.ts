import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { Home, HomeQueue } from '#read-api/home/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, itemsPath } from '../kit/calls.ts';
import { requestedItem } from '../kit/given-items.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { intercept } from '../kit/intercept.ts';
import { noteFailure } from '../kit/stored.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { home, rooms, errors, shell } = en;

type Name = HomeQueue['name'];

const card = (page: Page, name: Name) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: home.queues[name], exact: true }) });
const count = (page: Page, name: Name) => card(page, name).getByRole('link').first();
const thumbs = (page: Page, name: Name) => card(page, name).getByRole('listitem').getByRole('link');
const work = (page: Page, name: Name) =>
  card(page, name).getByRole('link', { name: `${home.queues[name]}: ${home.work[name]}`, exact: true });

/** Waits for the queues and the changes, which are loaded after them. */
async function untilThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.changes.markSeen }).waitFor();
  await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

async function readHome(account: 'staff' | 'brand-a'): Promise<HomeQueue[]> {
  return (await call<Home>(account, 'GET', '/v1/home')).data;
}

/** Tests the home page: queues, links to the work, and changes. */
export function homeSuite(): void {
  test('each number links to a list with as many rows, and each picture to its thing', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/dashboard');
    await untilThere(page);
    for (const name of ['overdueToPrepare', 'toAccept', 'toCheck', 'deferred', 'outAskedFor'] as const) {
      const said = Number(await count(page, name).textContent());
      const first = (await thumbs(page, name).first().getAttribute('href')) ?? '';
      await count(page, name).click();
      await eventually(() => statedTotal(page)).toBe(totalText(said));
      const top = page.locator('[role=row][data-id]').first();
      expect(`/${await top.getAttribute('data-id')}`, name).toBe(first.slice(first.lastIndexOf('/')));
      await page.goBack();
      await untilThere(page);
    }
    // People have initials, so the hanger is the only drawing that may replace a picture.
    expect(await thumbs(page, 'membersApplied').count()).toBeGreaterThan(0);
    expect(await thumbs(page, 'membersApplied').locator('svg').count()).toBe(0);
    await thumbs(page, 'deferred').first().click();
    await eventually(at).toMatch(/^\/trysetitems\/\d+$/);
    await page.goBack();
    await untilThere(page);
    await work(page, 'toCheck').click();
    await eventually(at).toBe('/stocks/check-in');
  });

  test('updates the queues live, and marks changes until they are seen', async () => {
    const item = await requestedItem();
    const { page, go, walk } = await visitor({ as: 'staff' });
    await go('/dashboard');
    await untilThere(page);
    await page.getByRole('button', { name: home.changes.markSeen }).click();
    await page.getByText(home.changes.nothing, { exact: true }).waitFor();
    const waiting = Number(await count(page, 'toAccept').textContent());
    await call('brand-a', 'POST', `${itemsPath}/${item.id}/actions/accept`, {});
    await eventually(() => count(page, 'toAccept').textContent()).toBe(String(waiting - 1));
    const news = page.locator(`a[href^="/trysetitems/${item.id}?event="]`);
    await news.waitFor();
    await page.reload();
    await untilThere(page);
    await news.waitFor();
    // Leaving the page marks the changes as seen.
    await walk('/stocks');
    await page.getByTestId('total').waitFor();
    await page.goBack();
    await page.getByText(home.changes.nothing, { exact: true }).waitFor();
  });

  test('shows first-time users the most common work, once', async () => {
    const { page, go, walk, at } = await visitor({ as: 'staff', hasClosedNotice: false });
    await go('/dashboard');
    const steps = page.getByRole('heading', { name: home.steps.title, exact: true });
    await steps.waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: home.steps.checkIn.title, exact: true }).click();
    await eventually(at).toBe('/stocks/check-in');
    // Wait for the page, not only for the URL: turning back during the navigation does not count as leaving.
    await page.getByRole('heading', { level: 1, name: rooms.checkIn, exact: true }).waitFor();
    await walk('/dashboard');
    await page.getByRole('button', { name: home.steps.close, exact: true }).click();
    await steps.waitFor({ state: 'hidden' });
    await page.reload();
    await untilThere(page);
    expect(await steps.count()).toBe(0);
  });

  test('the menu shows the count of each queue, and updates it', async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks');
    const entry = page
      .getByRole('navigation', { name: shell.navigation })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: rooms.trysetItems, exact: true }) });
    const shown = async () =>
      Number(await entry.getByTestId('waiting').locator('[aria-hidden]').textContent());
    const before = (await readHome('staff')).find(({ name }) => name === 'toAccept')?.count ?? 0;
    await eventually(shown).toBe(before);
    await call('brand-a', 'POST', `${itemsPath}/${item.id}/actions/accept`, {});
    await eventually(shown).toBe(before - 1);
  });

  test('does not report a person’s own changes as news', async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff' });
    await go('/dashboard');
    await untilThere(page);
    await page.getByRole('button', { name: home.changes.markSeen }).click();
    const waiting = Number(await count(page, 'toAccept').textContent());
    await call('staff', 'POST', `${itemsPath}/${item.id}/actions/accept`, {});
    await eventually(() => count(page, 'toAccept').textContent()).toBe(String(waiting - 1));
    await page.getByText(home.changes.nothing, { exact: true }).waitFor();
  });

  test('a brand admin sees only the queues and news of its brand', async () => {
    const { page, go } = await visitor({ as: 'brand-a' });
    await go('/dashboard');
    await untilThere(page);
    const queues = await readHome('brand-a');
    for (const { name, count: amount } of queues.filter((queue) => queue.count > 0)) {
      expect(await count(page, name).textContent(), name).toBe(String(amount));
    }
    expect(await card(page, 'returnsToAccept').count()).toBe(0);
    expect(await work(page, 'deferred').count()).toBe(0);
    await expectAccessible(page);
  });

  test('keeps the shown data when it cannot be reloaded', async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff', expected: /^503 / });
    await go('/dashboard');
    await untilThere(page);
    await intercept(page, '**/v1/home', (route) =>
      route.fulfill({ status: 503, json: { errorCode: 'service.unavailable', message: '', detail: {} } }),
    );
    await call('brand-a', 'POST', `${itemsPath}/${item.id}/actions/accept`, {});
    await page.getByText(errors.notRefreshed, { exact: true }).waitFor();
    expect(await thumbs(page, 'deferred').count()).toBeGreaterThan(0);
  });

  test('shows failed reactions to staff, who retry them', async () => {
    const item = await requestedItem();
    await noteFailure(`tryset_item-${item.id}`);
    const { page, go } = await visitor({ as: 'staff' });
    await go('/dashboard');
    await untilThere(page);
    await page
      .locator('main')
      .getByRole('link', { name: new RegExp(`${item.id}$`) })
      .first()
      .waitFor();
    await page
      .getByRole('button', { name: `${home.failures.title}: ${en.common.retry}`, exact: true })
      .click();
    await page.getByText(home.failures.done, { exact: true }).waitFor();
    await eventually(() =>
      page.getByRole('heading', { name: home.failures.title, exact: true }).count(),
    ).toBe(0);
  });

  test('shows the most urgent work without scrolling, and without layout shifts', async () => {
    const { page, context, go } = await visitor({ as: 'staff' });
    await context.addInitScript(() => {
      const moved: number[] = [];
      Reflect.set(window, 'moved', moved);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await intercept(
      page,
      '**/v1/home',
      async (route) => {
        await page.getByRole('status', { name: shell.loading }).waitFor();
        await route.continue();
      },
      { times: 1 },
    );
    await go('/dashboard');
    await untilThere(page);
    const pressing = ['overdueToPrepare', 'dueToday', 'toAccept', 'overdue', 'toCheck', 'deferred'] as const;
    for (const name of pressing.filter((each) => each !== 'dueToday')) {
      const box = await card(page, name).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(800);
    }
    const moved = await page.evaluate(() => Reflect.get(window, 'moved') as number[]);
    expect(moved.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01);
  });

  test('former URLs of figures lead to the figures', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/dashboard?tables=status&by=products');
    await page.getByRole('heading', { level: 1, name: rooms.figures, exact: true }).waitFor();
    await eventually(at).toBe('/dashboard/figures?tables=status&by=products');
  });
}

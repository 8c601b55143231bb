import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { knownAreas } from '#dashboard/areas.ts';
import { en } from '#dashboard/i18n/en/index.ts';
import { decide } from '#dashboard/kit/routes/guard.ts';
import type { Home, HomeQueue } from '#read-api/home/contract.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, itemsPath } from '../kit/calls.ts';
import { requestedItem } from '../kit/given-items.ts';
import { statedTotal, totalText } from '../kit/grid.ts';
import { intercept } from '../kit/intercept.ts';
import { noteFailure } from '../kit/stored.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { home, queues, refused, rooms, errors, shell } = en;

type Name = HomeQueue['name'];

const card = (page: Page, name: Name) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: queues[name], exact: true }) });
const count = (page: Page, name: Name) => card(page, name).getByRole('link').first();
const thumbs = (page: Page, name: Name) => card(page, name).getByRole('listitem').getByRole('link');
const work = (page: Page, name: Name) =>
  card(page, name).getByRole('link', { name: `${queues[name]}: ${home.work[name]}`, exact: true });

/** Waits until the home page has loaded: it requests the changes once the queues are there. */
async function untilThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: home.changes.markSeen }).waitFor();
  await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

async function readHome(account: 'staff' | 'brand-a'): Promise<HomeQueue[]> {
  return (await call<Home>(account, 'GET', '/v1/home')).data;
}

/** Tests the queues of waiting work, their links, and the changes since the last visit. */
export function homeSuite(): void {
  test('each number links to a list with as many rows, and each picture to its entity', async () => {
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
    // People have initials in place of a picture. A drawing would be the hanger that stands for a missing picture.
    expect(await thumbs(page, 'membersApplied').count()).toBeGreaterThan(0);
    expect(await thumbs(page, 'membersApplied').locator('svg').count()).toBe(0);
    await thumbs(page, 'deferred').first().click();
    await eventually(at).toMatch(/^\/trysetitems\/\d+$/);
    await page.goBack();
    await untilThere(page);
    await work(page, 'toCheck').click();
    await eventually(at).toBe('/stocks/check-in');
  });

  test('queues and changes follow the actions of others; changes stay until seen', async () => {
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

  test('a first visit shows the most common tasks, once', async () => {
    const { page, go, walk, at } = await visitor({ as: 'staff', hasClosedNotice: false });
    await go('/dashboard');
    const steps = page.getByRole('heading', { name: home.steps.title, exact: true });
    await steps.waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: home.steps.checkIn.title, exact: true }).click();
    await eventually(at).toBe('/stocks/check-in');
    // The address changes before the page does, and a return before that does not count as leaving.
    await page.getByRole('heading', { level: 1, name: rooms.checkIn, exact: true }).waitFor();
    await walk('/dashboard');
    await page.getByRole('button', { name: home.steps.close, exact: true }).click();
    await steps.waitFor({ state: 'hidden' });
    await page.reload();
    await untilThere(page);
    expect(await steps.count()).toBe(0);
  });

  test('a read-only account gets only links it may open, and the reason for a refused page', async () => {
    const { page, go, walk, at } = await visitor({ as: 'auditor', hasClosedNotice: false });
    await go('/dashboard');
    await untilThere(page);
    const auditor = { scope: 'staff', roles: ['auditor'], expired: false, start: '/looks' } as const;
    const offered = await page
      .locator('main a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(offered.length).toBeGreaterThan(10);
    expect(offered.filter((href) => decide(knownAreas.rooms, href, auditor).kind !== 'open')).toEqual([]);

    const notice = page.getByRole('alert', { name: refused.name });
    await go('/stocks/check-in');
    await eventually(at).toBe('/looks');
    await notice.getByText(rooms.checkIn).waitFor();
    expect(await notice.textContent()).toContain(refused.roles.operator);
    await expectAccessible(page);
    await walk('/stocks');
    await page.getByTestId('total').waitFor();
    expect(await notice.count()).toBe(0);
    await go('/no/such/room');
    await eventually(at).toBe('/looks');
    await notice.getByText('/no/such/room').waitFor();
    await notice.getByRole('button', { name: refused.close }).click();
    await notice.waitFor({ state: 'hidden' });
  });

  test('a brand admin learns that a page is for staff', async () => {
    const { page, go, at } = await visitor({ as: 'brand-a' });
    await go('/agency');
    await eventually(at).toBe('/products');
    const notice = page.getByRole('alert', { name: refused.name });
    await notice.getByText(rooms.agencies).waitFor();
    expect(await notice.textContent()).toContain(shell.askForHelp);
  });

  test('the menu shows the waiting count of a page, live', async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks');
    const menu = page.getByRole('navigation', { name: shell.navigation });
    const badge = (name: Name) => menu.getByRole('link', { name: new RegExp(`^${queues[name]}: `) });
    const shown = async () => Number(await badge('toAccept').textContent());
    const before = (await readHome('staff')).find(({ name }) => name === 'toAccept')?.count ?? 0;
    await eventually(shown).toBe(before);
    await call('brand-a', 'POST', `${itemsPath}/${item.id}/actions/accept`, {});
    await eventually(shown).toBe(before - 1);
    // Each number leads to the rows that it counts, even rows that the page's default list leaves out.
    const queued = await readHome('staff');
    for (const name of ['overdueToPrepare', 'dueToday', 'toAccept', 'toCheck', 'membersApplied'] as const) {
      // Other tests may have emptied a queue, so that it has no number.
      if (queued.find((queue) => queue.name === name)?.count === 0) {
        await eventually(() => badge(name).count()).toBe(0);
        continue;
      }
      const said = Number(await badge(name).textContent());
      await badge(name).click();
      await eventually(() => statedTotal(page)).toBe(totalText(said));
    }
  });

  test('the person’s own actions are not listed as changes', async () => {
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

  test('a brand admin sees only the queues of its own brand', async () => {
    const { page, go } = await visitor({ as: 'brand-a' });
    await go('/dashboard');
    await untilThere(page);
    const own = await readHome('brand-a');
    for (const { name, count: amount } of own.filter((queue) => queue.count > 0)) {
      expect(await count(page, name).textContent(), name).toBe(String(amount));
    }
    expect(await card(page, 'returnsToAccept').count()).toBe(0);
    expect(await work(page, 'deferred').count()).toBe(0);
    await expectAccessible(page);
  });

  test('the page keeps its content if a refresh fails', async () => {
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

  test('staff see failed reactions to events and retry them', async () => {
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

  test('the most urgent queues are visible without scrolling, and nothing moves while they load', async () => {
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

  test('old addresses of figures on the home page lead to the figures', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/dashboard?tables=status&by=products');
    await page.getByRole('heading', { level: 1, name: rooms.figures, exact: true }).waitFor();
    await eventually(at).toBe('/dashboard/figures?tables=status&by=products');
  });
}

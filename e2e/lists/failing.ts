import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { call, findItems, readItem } from '../kit/calls.ts';
import { actionPanel, carryOut, headStatus, startAction } from '../kit/detail.ts';
import { openExport } from '../kit/download.ts';
import { requestedItem } from '../kit/given-items.ts';
import { cellOf, rowIds } from '../kit/grid.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { errors, list } = en;
const offline = (page: Page) => page.getByText(en.shell.offline, { exact: true });
const retry = (page: Page) => page.getByRole('button', { name: en.common.retry, exact: true });
const isAway = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|^503 /;
const unavailable = {
  errorCode: 'service.unavailable',
  message: 'the event store is away',
  detailCode: null,
  detail: {},
};

/** Advances the page's clock past the retries of an unanswered call. */
async function untilGivenUp(page: Page): Promise<void> {
  await eventually(async () => {
    await page.clock.fastForward(1_000);
    return page.getByText(list.failedTitle, { exact: true }).count();
  }).toBe(1);
}

/** Waits for the background data of the start. The seasons come last, after the page's own calls. */
async function untilStarted(page: Page): Promise<void> {
  const answers = [/\/v1\/brands\?/, /\/v2\/seasons\?/].map((call) => page.waitForResponse(call));
  for (const answer of await Promise.all(answers)) await answer.finished();
}

/** Tests outages: the page reports them, loses nothing, and continues on retry. */
export function failing(): void {
  test('a list reports a failed load and loads on retry', async () => {
    const { page, context, go, at } = await visitor({ as: 'staff', expected: isAway });
    await context.clock.install();
    const items = '**/v2/trysets/items?*';
    await intercept(page, items, (route) => route.abort('connectionrefused'));
    // Also blocks live updates and the health check, as their return would reload the list before the retry.
    await intercept(page, /\/v1\/live\?|\/health\/live$/, (route) => route.abort('connectionrefused'));
    await go('/trysetitems?statuses=return_failed');
    await untilGivenUp(page);
    await page.getByText(errors.unreachable, { exact: true }).waitFor();
    await page.unroute(items);
    await retry(page).click();
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(0);
    expect(at()).toBe('/trysetitems?statuses=return_failed');
  });

  test('a page shows the error code of a failed load and loads on retry', async () => {
    const [item] = (await findItems('limit=1')).data;
    const { page, go } = await visitor({ as: 'staff', expected: isAway });
    await intercept(page, `**/v2/trysets/items/${item?.id}`, (route) =>
      route.fulfill({ status: 503, json: unavailable }),
    );
    await go(`/trysetitems/${item?.id}`);
    await page.getByText(errors.detailTitle, { exact: true }).waitFor();
    await page.getByText(errors.unavailable, { exact: true }).waitFor();
    await page.getByText(errors.code.replace('{{code}}', unavailable.errorCode), { exact: true }).waitFor();
    await letThrough(page);
    await retry(page).click();
    await actionPanel(page).waitFor();
  });

  test('reports a missing network in a list and in a dialog', async () => {
    const item = await requestedItem();
    const { page, context, go } = await visitor({ as: 'staff', expected: isAway });
    await context.clock.install();
    const isStarted = untilStarted(page);
    await go(`/trysetitems/${item.id}`);
    const dialog = await startAction(page, en.itemActions.accept);
    await isStarted;
    await context.setOffline(true);
    await carryOut(dialog);
    await dialog.getByRole('alert').getByText(errors.unreachable, { exact: true }).waitFor();
    await context.setOffline(false);
    await carryOut(dialog);
    await headStatus(page, en.trysetItem.status.tryset_preparing).waitFor();

    const isStartedAgain = untilStarted(page);
    await go('/trysetitems');
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(5);
    await isStartedAgain;
    await context.setOffline(true);
    await page.getByRole('button', { name: list.nextPage, exact: true }).click();
    await untilGivenUp(page);
    await offline(page).waitFor();
    await context.setOffline(false);
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(5);
    await offline(page).waitFor({ state: 'hidden' });
  });

  test('keeps and marks the shown data without a network, and updates it when the network returns', async () => {
    const item = await requestedItem();
    const [list, detail] = [
      await visitor({ as: 'staff', expected: isAway }),
      await visitor({ as: 'staff', expected: isAway }),
    ];
    await list.go(`/trysetitems?q=${item.stock.code}`);
    await detail.go(`/trysetitems/${item.id}`);
    const { tryset_requested: before, tryset_preparing: after } = en.trysetItem.status;
    const inList = () => cellOf(list.page, item.id, 'status').textContent();
    await eventually(inList).toContain(before);
    await headStatus(detail.page, before).waitFor();
    for (const { page, context } of [list, detail]) {
      await context.setOffline(true);
      await offline(page).waitFor();
    }
    await list.page.getByRole('button', { name: en.list.refresh, exact: true }).click();
    await list.page.getByText(errors.notRefreshed, { exact: true }).waitFor();
    expect(await inList()).toContain(before);
    await call('staff', 'POST', `/v2/trysets/items/${item.id}/actions/accept`);
    for (const { context } of [list, detail]) await context.setOffline(false);
    await headStatus(detail.page, after).waitFor();
    await eventually(inList).toContain(after);
    for (const { page } of [list, detail]) await offline(page).waitFor({ state: 'hidden' });
    await list.page.getByText(errors.notRefreshed, { exact: true }).waitFor({ state: 'hidden' });
  });

  test('a failed history leaves the rest of the page', async () => {
    const [item] = (await findItems('limit=1')).data;
    const { page, go } = await visitor({ as: 'staff', expected: isAway });
    await intercept(page, '**/history?*', (route) => route.fulfill({ status: 503, json: unavailable }));
    await go(`/trysetitems/${item?.id}`);
    await page.getByText(en.history.failed, { exact: true }).waitFor();
    await actionPanel(page).waitFor();
    await letThrough(page);
    await retry(page).click();
    await page.getByRole('region', { name: en.history.title, exact: true }).locator('li').first().waitFor();
  });

  test('retries an unanswered action with the same key, and it is done once', async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff', expected: isAway });
    await go(`/trysetitems/${item.id}`);
    const dialog = await startAction(page, en.itemActions.accept);
    const keys: (string | null)[] = [];
    // The server executes the action, but its answer is lost.
    await intercept(page, '**/actions/accept', async (route) => {
      keys.push(await route.request().headerValue('idempotency-key'));
      const answer = await route.fetch();
      if (keys.length === 1) await route.abort('connectionrefused');
      else await route.fulfill({ response: answer });
    });
    await carryOut(dialog);
    await dialog.getByRole('alert').getByText(errors.unreachable, { exact: true }).waitFor();
    await carryOut(dialog);
    await dialog.waitFor({ state: 'hidden' });
    await headStatus(page, en.trysetItem.status.tryset_preparing).waitFor();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect((await readItem(item.id)).revision).toBe('1');
  });

  test('reports a failed export', async () => {
    const { page, go } = await visitor({ as: 'staff', expected: isAway });
    await intercept(page, '**/v1/stocks/csv*', (route) => route.fulfill({ status: 503, json: unavailable }));
    await go('/stocks');
    await page.getByTestId('total').waitFor();
    const dialog = await openExport(page);
    await dialog.getByRole('button', { name: list.export.begin, exact: true }).click();
    await dialog
      .getByRole('alert')
      .getByText(list.exportFailed.replace('{{message}}', errors.unavailable), { exact: true })
      .waitFor();
  });

  test('marks data that may be stale, and reads it again', async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await intercept(page, '**/v1/stocks?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-stale': 'true' } });
    });
    await go('/stocks');
    const hint = page.getByRole('alert').filter({ hasText: en.common.stale.behind });
    await hint.waitFor();
    await letThrough(page);
    await hint.getByRole('button', { name: en.common.stale.refresh, exact: true }).click();
    await hint.waitFor({ state: 'hidden' });
  });
}

import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { call, itemsPath, readItem } from '../kit/calls.ts';
import { entries, headStatus } from '../kit/detail.ts';
import { requestedItem } from '../kit/given-items.ts';
import { cellOf } from '../kit/grid.ts';
import { intercept } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { status } = en.trysetItem;

/** Tests live updates of open pages. */
export function live(): void {
  test('on a list, on a page and in its history', async () => {
    const item = await requestedItem();
    const [list, detail] = [await visitor({ as: 'staff' }), await visitor({ as: 'staff' })];
    await list.go(`/trysetitems?q=${item.stock.code}`);
    await detail.go(`/trysetitems/${item.id}`);
    const shownInList = () => cellOf(list.page, item.id, 'status').textContent();
    await eventually(shownInList).toContain(status.tryset_requested);
    await headStatus(detail.page, status.tryset_requested).waitFor();
    const before = await entries(detail.page).count();

    await call('staff', 'POST', `${itemsPath}/${item.id}/actions/accept`);

    await headStatus(detail.page, status.tryset_preparing).waitFor();
    await eventually(() => entries(detail.page).count()).toBeGreaterThan(before);
    await eventually(shownInList).toContain(status.tryset_preparing);
  });

  test('includes changes from before the connection was open', async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({ as: 'staff' });
    const connection = Promise.withResolvers<void>();
    await intercept(page, '**/v1/live*', async (route) => {
      await connection.promise;
      await route.continue();
    });
    await go(`/trysetitems/${item.id}`);
    await headStatus(page, status.tryset_requested).waitFor();
    await call('staff', 'POST', `${itemsPath}/${item.id}/actions/accept`);
    await eventually(async () => (await readItem(item.id)).status).toBe('tryset_preparing');
    connection.resolve();
    await headStatus(page, status.tryset_preparing).waitFor();
  });

  test('continues after a lost connection', async () => {
    const item = await requestedItem();
    const { page, context, go } = await visitor({ as: 'staff', expected: /ERR_INTERNET_DISCONNECTED/ });
    await go(`/trysetitems/${item.id}`);
    await headStatus(page, status.tryset_requested).waitFor();
    await context.setOffline(true);
    await call('staff', 'POST', `${itemsPath}/${item.id}/actions/accept`);
    expect(await headStatus(page, status.tryset_requested).isVisible()).toBe(true);
    await context.setOffline(false);
    await headStatus(page, status.tryset_preparing).waitFor();
  });
}

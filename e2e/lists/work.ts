import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { formatNumber } from '#dashboard/kit/preferences/time.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, findItems, findStocks, itemsPath, readItem } from '../kit/calls.ts';
import { bulkDialog, carryOut, startAction } from '../kit/detail.ts';
import { openExport, savedBy } from '../kit/download.ts';
import { filled } from '../kit/filled.ts';
import { requestedItem, requestedItems } from '../kit/given-items.ts';
import { choose, openColumns, rowIds, statedTotal, totalText } from '../kit/grid.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { actions, bulk, itemActions, list, stockItem, trysetItem } = en;

/** Tests the daily work in lists: filters, codes, columns, and acting on all matches. */
export function listWork(): void {
  test('finds scanned codes, and names unknown codes and codes that another filter hides', async () => {
    const [one, other] = (await findStocks('limit=2&statuses=in_use')).data;
    const [hidden] = (await findStocks('limit=1&statuses=in_stock')).data;
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks?statuses=in_use');
    await page.getByRole('search').getByRole('button', { name: stockItem.fields.codes, exact: true }).click();
    const form = page.getByRole('dialog', { name: stockItem.fields.codes });
    await form.getByRole('textbox', { name: list.codes.paste }).waitFor();
    for (const code of [one?.code.toLowerCase(), other?.code, hidden?.code, 'NOT-A-CODE', '']) {
      await page.keyboard.type(code ?? '');
      await page.keyboard.press('Enter');
    }
    await form.waitFor({ state: 'hidden' });
    await eventually(async () => (await rowIds(page)).toSorted()).toEqual([one?.id, other?.id].toSorted());
    const report = page
      .getByRole('status')
      .filter({ hasText: filled(list.codes.found, { found: 2, all: 4 }) });
    await report.getByText(filled(list.codes.unknown, { amount: 1 }), { exact: true }).waitFor();
    await report.getByText('NOT-A-CODE', { exact: true }).waitFor();
    await report.getByText(filled(list.codes.hidden, { amount: 1 }), { exact: true }).waitFor();
    await report.getByText(hidden?.code ?? '', { exact: true }).waitFor();
    await expectAccessible(page);

    const colleague = await visitor({ as: 'staff' });
    await colleague.go(at());
    await eventually(() => statedTotal(colleague.page)).toBe(totalText(2));
    await report.getByRole('button', { name: list.codes.keepFound, exact: true }).click();
    await eventually(() => report.count()).toBe(0);
    await eventually(() => statedTotal(page)).toBe(totalText(2));
  });

  test('searches products for the filter on the server, and a shared link shows their names', async () => {
    const [item] = (await findItems('limit=1&statuses=return_delivered')).data;
    const product = item?.product;
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/trysetitems');
    await page
      .getByRole('search')
      .getByRole('button', { name: trysetItem.filters.product_ids, exact: true })
      .click();
    await page.getByRole('textbox', { name: new RegExp(list.typeToSearch) }).fill(product?.name ?? '');
    await page.getByRole('dialog').getByRole('checkbox').first().click();
    await page.keyboard.press('Escape');
    const { count } = await findItems(`product_ids=${product?.id}&limit=1`);
    await eventually(at).toBe(`/trysetitems?product_ids=${product?.id}`);
    await eventually(() => statedTotal(page)).toBe(totalText(count));

    const colleague = await visitor({ as: 'staff' });
    await colleague.go(at());
    await colleague.page.getByText(`${trysetItem.filters.product_ids}: ${product?.name}`).waitFor();
  });

  test('keeps the chosen columns, in the room and in the URL', async () => {
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks');
    const panel = await openColumns(page);
    await panel.getByRole('checkbox', { name: stockItem.fields.notes, exact: true }).click();
    const up = panel.getByRole('button', {
      name: filled(list.columnUp, { name: stockItem.fields.status }),
      exact: true,
    });
    await up.focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: list.densities.compact, exact: true }).click();
    await expectAccessible(page, { within: '[role=dialog]' });
    await page.keyboard.press('Escape');
    const headers = () => page.locator('[role=columnheader] .MuiDataGrid-columnHeaderTitle').allInnerTexts();
    await eventually(async () => (await headers())[0]).toBe(stockItem.fields.status);
    expect(await headers()).not.toContain(stockItem.fields.notes);
    const address = at();
    expect(address).toContain('columns=status%2Ccode');
    expect(address).toContain('density=compact');

    const colleague = await visitor({ as: 'staff' });
    await colleague.go(address);
    await eventually(async () => (await rowIds(colleague.page)).length).toBeGreaterThan(5);
    expect(
      await colleague.page.locator('[role=columnheader] .MuiDataGrid-columnHeaderTitle').allInnerTexts(),
    ).toEqual(await headers());
    await go('/stocks');
    await eventually(async () => (await headers())[0]).toBe(stockItem.fields.status);
    await eventually(at).toBe(address);
  });

  test('acts on all matches, previews the result, and undoes it', async () => {
    const own = await requestedItems('brand-a', 3);
    const [first] = own;
    await call('staff', 'POST', `${itemsPath}/${first?.id}/actions/express`, {});
    const ids = own.map(({ id }) => id);
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/trysetitems?ids=${ids.join('%2C')}&size=20`);
    await eventually(async () => (await rowIds(page)).length).toBe(3);
    await page.getByRole('checkbox', { name: list.selectAll }).click();
    await page.getByRole('button', { name: list.actions, exact: true }).click();
    const offer = page.getByRole('menuitem', { name: itemActions.express });
    expect(await offer.textContent()).toContain('2 / 3');
    await offer.click();
    const form = bulkDialog(page, itemActions.express, 'tryset_item', 3);
    await form.getByText(filled(bulk.may, { may: 2, all: 3 }), { exact: true }).waitFor();
    await form.getByText(new RegExp(`1 × .*${actions.why.already_express}`)).waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    await carryOut(form);

    const results = page.getByRole('dialog', { name: filled(actions.bulkResult, { ok: 2, failed: 1 }) });
    await results
      .getByRole('switch', { name: bulk.failedOnly })
      .or(results.getByLabel(bulk.failedOnly))
      .click();
    await eventually(() => results.locator('tbody tr').count()).toBe(1);
    const { rows, hasByteOrderMark } = await savedBy(page, () =>
      results.getByRole('button', { name: list.exportCsv, exact: true }).click(),
    );
    expect(hasByteOrderMark).toBe(true);
    expect(rows).toMatchObject([
      { id: String(first?.id), ok: 'false', error_code: 'tryset_item.already_express' },
    ]);
    await expectAccessible(page, { within: '[role=dialog]' });

    await results.getByRole('button', { name: bulk.undo, exact: true }).click();
    const undo = bulkDialog(page, itemActions.normal, 'tryset_item', 2);
    await undo.getByText(filled(bulk.may, { may: 2, all: 2 }), { exact: true }).waitFor();
    await carryOut(undo);
    const undone = page.getByRole('dialog', { name: filled(actions.bulkResult, { ok: 2, failed: 0 }) });
    await undone.getByRole('button', { name: en.common.close, exact: true }).click();
    for (const id of ids) expect((await readItem(id)).isExpress).toBe(id === first?.id);
  });

  test('offers to select all matches beyond the page, and clears them with the filter', async () => {
    const { count } = await findStocks('limit=1&statuses=in_stock');
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks?statuses=in_stock&size=20');
    await eventually(async () => (await rowIds(page)).length).toBeGreaterThan(5);
    await page.getByRole('checkbox', { name: list.selectAll }).click();
    const amount = formatNumber(count);
    await page.getByRole('button', { name: filled(list.selectAllMatching, { amount }), exact: true }).click();
    const bar = page.getByRole('region', { name: filled(list.selectedAll, { amount }), exact: true });
    await bar.getByRole('button', { name: list.actions, exact: true }).click();
    expect(await page.getByRole('menuitem', { name: en.stockActions.hold }).textContent()).toContain(
      `/ ${amount}`,
    );
    await page.keyboard.press('Escape');
    await choose(page, stockItem.fields.status, [stockItem.status.hold]);
    await eventually(() => bar.count()).toBe(0);
  });

  test('describes an export in advance, and saves exactly the matching rows', async () => {
    const { count } = await findStocks('limit=1&statuses=in_check');
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks?statuses=in_check');
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    const dialog = await openExport(page);
    await dialog
      .getByText(filled(list.export.rows, { amount: formatNumber(count) }), { exact: true })
      .waitFor();
    await dialog.getByText(/Reimbursement rate/).waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    const { rows, name } = await savedBy(page, () =>
      dialog.getByRole('button', { name: list.export.begin, exact: true }).click(),
    );
    expect(rows).toHaveLength(count);
    expect(new Set(rows.map(({ Status }) => Status))).toEqual(new Set([stockItem.status.in_check]));
    expect(rows[0]?.['Last change (Asia/Seoul)']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(name).toMatch(/^stocks-\d{4}-\d\d-\d\d\.csv$/);
    await dialog
      .getByText(filled(list.export.done, { rows: formatNumber(count), name }), { exact: true })
      .waitFor();
  });

  test('a dialog with a failed chunk says so and opens on retry', async () => {
    const item = await requestedItem();
    const { page, go } = await visitor({
      as: 'staff',
      expected: /ERR_CONNECTION_REFUSED|ERR_FAILED|dynamically imported/,
    });
    await intercept(page, /\/assets\/action-(form-)?dialog-/, (route) => route.abort('connectionrefused'));
    await go(`/trysetitems/${item.id}`);
    await startAction(page, itemActions.accept);
    const failed = page.getByRole('alert').filter({ hasText: en.errors.partNotLoaded });
    await failed.waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await letThrough(page);
    await failed.getByRole('button', { name: en.common.retry, exact: true }).click();
    await failed.waitFor({ state: 'hidden' });
    await (await startAction(page, itemActions.accept)).waitFor();
  });

  test('a dialog opens while the server is away, and reports it when sending', async () => {
    const item = await requestedItem();
    const { page, context, go } = await visitor({ as: 'staff', expected: /ERR_INTERNET_DISCONNECTED/ });
    // Waits for the dialog's chunk and for the last data of the start.
    const loaded = [/\/assets\/action-form-dialog-/, /\/v1\/brands\?/].map((part) =>
      page.waitForResponse(part),
    );
    await go(`/trysetitems/${item.id}`);
    for (const response of await Promise.all(loaded)) await response.finished();
    await context.setOffline(true);
    const dialog = await startAction(page, itemActions.accept);
    await carryOut(dialog);
    await dialog.getByRole('alert').getByText(en.errors.unreachable, { exact: true }).waitFor();
    await context.setOffline(false);
    await carryOut(dialog);
    await dialog.waitFor({ state: 'hidden' });
  });
}

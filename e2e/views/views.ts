import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { CommandAnswer } from '#http/contract.ts';
import type { SavedView } from '#read-api/views/contract.ts';
import type { Account } from '../kit/accounts.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, findStocks } from '../kit/calls.ts';
import { columnTexts, removeFilter, rowIds, statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { list, views, common } = en;
const plain = { filters: {}, order: null, columns: null, density: null, size: null };
let made = 0;
const newName = (what: string) => `${what} ${++made}`;

async function createView(as: Account, name: string, state: object = {}, more: object = {}): Promise<number> {
  const body = { room: 'stocks', name, state: { ...plain, ...state }, ...more };
  return (await call<CommandAnswer>(as, 'POST', '/v1/views', body)).id;
}

const readView = (as: Account, id: number) => call<SavedView>(as, 'GET', `/v1/views/${id}`);
const viewsButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${list.views}`) });
const panelOf = (page: Page) => page.getByRole('dialog', { name: list.views, exact: true });

async function openPanel(page: Page): Promise<Locator> {
  await viewsButton(page).click();
  const panel = panelOf(page);
  await panel.getByRole('button', { name: views.saveAs }).waitFor();
  return panel;
}

async function fromMenu(page: Page, view: string, action: string): Promise<void> {
  await panelOf(page)
    .getByRole('button', { name: views.more.replace('{{name}}', view), exact: true })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Tests saved views of a list: own and shared views, links, and differences from the shown list. */
export function savedViews(): void {
  let allStocks: string;
  beforeAll(async () => {
    allStocks = totalText((await findStocks('limit=1')).count);
  });

  test('a pinned view appears in the menu below its room until it is unpinned', async () => {
    const name = newName('On hold');
    await createView('staff', name, { filters: { statuses: 'hold' } });
    const { page, go, at } = await visitor({ as: 'staff' });
    await go('/stocks');
    await page.locator('[role=row][data-id]').first().waitFor();
    const menu = page.getByRole('navigation', { name: en.shell.navigation });
    await openPanel(page);
    await fromMenu(page, name, views.pin);
    const link = menu.getByRole('link', { name, exact: true });
    // An open panel hides the rest of the page from screen readers, so close it.
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'hidden' });
    await link.waitFor();
    await expectAccessible(page);
    await link.click();
    await eventually(at).toMatch(/view=\d+.*statuses=hold/);
    await eventually(() => link.getAttribute('aria-current')).toBe('page');

    await openPanel(page);
    await fromMenu(page, name, views.unpin);
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'hidden' });
    await link.waitFor({ state: 'hidden' });
  });

  test('saves and restores a list’s filters, order, columns, density and size', async () => {
    const name = newName('In check');
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(
      '/stocks?statuses=in_check&order=-use_count&size=20&columns=code,-use_count,product,status&density=compact',
    );
    await page.locator('[role=row][data-id]').first().waitFor();
    const shown = await rowIds(page);
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: views.saveAs }).click();
    await panel.getByRole('textbox', { name: views.name, exact: true }).fill(name);
    await panel.getByRole('button', { name: views.save, exact: true }).click();
    await panel.waitFor({ state: 'hidden' });
    await page
      .getByRole('button', {
        name: common.pair.replace('{{name}}', list.views).replace('{{value}}', name),
        exact: true,
      })
      .waitFor();
    const id = Number(new URL(at(), 'http://x').searchParams.get('view'));
    expect((await readView('staff', id)).state).toEqual({
      filters: { statuses: 'in_check' },
      order: '-use_count',
      columns: expect.arrayContaining([
        { field: 'code', hidden: false },
        { field: 'use_count', hidden: true },
      ]),
      density: 'compact',
      size: 20,
    });

    const other = await visitor({ as: 'staff' });
    await other.go(`/stocks?view=${id}`);
    await eventually(() => rowIds(other.page)).toEqual(shown);
    await eventually(other.at).toContain('density=compact');
    expect(await columnTexts(other.page, 'use_count')).toEqual([]);
    expect(await viewsButton(other.page).textContent()).toBe(name);
  });

  test('shows differences from the view, keeps them in the link, and saves or reverts them', async () => {
    const name = newName('Differs');
    const id = await createView('staff', name, { filters: { statuses: 'in_check' } });
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/stocks?view=${id}`);
    await removeFilter(page, en.stockItem.fields.status).click();
    const changed = list.viewChanged.replace('{{name}}', name);
    await eventually(() => viewsButton(page).textContent()).toBe(changed);
    await page.reload();
    await eventually(() => viewsButton(page).textContent()).toBe(changed);
    await eventually(() => statedTotal(page)).toBe(allStocks);

    let panel = await openPanel(page);
    await panel.getByText(views.differs.replace('{{name}}', name), { exact: true }).waitFor();
    await panel.getByRole('button', { name: views.back, exact: true }).click();
    await eventually(at).toBe(`/stocks?view=${id}&statuses=in_check`);

    await removeFilter(page, en.stockItem.fields.status).click();
    panel = await openPanel(page);
    await panel.getByRole('button', { name: views.saveChanges, exact: true }).click();
    await eventually(() => viewsButton(page).textContent()).toBe(name);
    expect((await readView('staff', id)).state.filters).toEqual({});
  });

  test('two tabs that change one view do not silently overwrite each other', async () => {
    const name = newName('Two tabs');
    const id = await createView('staff', name, { filters: { statuses: 'in_check' } });
    const { page, go, at } = await visitor({ as: 'staff', expected: /412/ });
    await go(`/stocks?view=${id}`);
    await removeFilter(page, en.stockItem.fields.status).click();
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: views.saveChanges, exact: true }).waitFor();
    await call('staff', 'PATCH', `/v1/views/${id}`, { state: { ...plain, filters: { statuses: 'in_use' } } });
    await panel.getByRole('button', { name: views.saveChanges, exact: true }).click();
    await panel.getByText(views.outrun.replace('{{name}}', name), { exact: true }).waitFor();
    expect((await readView('staff', id)).state.filters).toEqual({ statuses: 'in_use' });
    await panel.getByRole('button', { name: views.takeTheirs, exact: true }).click();
    await eventually(at).toBe(`/stocks?view=${id}&statuses=in_use`);
  });

  test('a room opens with its default view', async () => {
    const name = newName('First');
    const id = await createView('brand-a', name, { filters: { statuses: 'in_stock' }, size: 20 });
    const { page, go, at } = await visitor({ as: 'brand-a' });
    await go('/stocks?search=none');
    await openPanel(page);
    await fromMenu(page, name, views.first);
    await panelOf(page).getByText(views.isFirst, { exact: true }).waitFor();
    await go('/stocks');
    await eventually(at).toBe(`/stocks?view=${id}&statuses=in_stock&size=20`);
    const panel = await openPanel(page);
    await panel.getByRole('button', { name: views.leave, exact: true }).click();
    await eventually(at).toBe('/stocks');
    await openPanel(page);
    await fromMenu(page, name, views.notFirst);
    await eventually(async () => (await readView('brand-a', id)).isFirst).toBe(false);
  });

  test('renames, shares and removes a view; reports a taken name at its field', async () => {
    const [name, taken] = [newName('Old'), newName('Taken')];
    const id = await createView('staff', name);
    await createView('staff', taken);
    const { page, go, at } = await visitor({ as: 'staff', expected: /409/ });
    await go(`/stocks?view=${id}`);
    const panel = await openPanel(page);
    await fromMenu(page, name, views.rename);
    const field = panel.getByRole('textbox', { name: views.name, exact: true });
    await field.fill(taken.toUpperCase());
    await page.keyboard.press('Enter');
    await panel.getByText(views.nameTaken, { exact: true }).waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    const renamed = newName('New');
    await field.fill(renamed);
    await page.keyboard.press('Enter');
    await eventually(async () => (await readView('staff', id)).name).toBe(renamed);
    await fromMenu(page, renamed, views.share);
    await eventually(async () => (await readView('staff', id)).isShared).toBe(true);
    await panel.getByText(views.isShared, { exact: true }).waitFor();
    await fromMenu(page, renamed, views.remove);
    const box = page.getByRole('alertdialog', { name: views.removeTitle.replace('{{name}}', renamed) });
    await box.getByText(views.removeShared, { exact: true }).waitFor();
    await box.getByRole('button', { name: views.remove, exact: true }).click();
    await eventually(at).toBe('/stocks');
    expect(await panel.getByRole('button', { name: renamed }).count()).toBe(0);
  });

  test('hides shared views from another brand, in its list and by link', async () => {
    const name = newName('Of brand A');
    const id = await createView('brand-a', name, {}, { is_shared: true });
    await expect(readView('brand-b', id)).rejects.toThrow('404');
    const { page, go, at } = await visitor({ as: 'brand-b' });
    await go(`/stocks?view=${id}`);
    await page.getByText(list.viewGone, { exact: true }).first().waitFor({ state: 'attached' });
    await eventually(at).toBe('/stocks');
    const panel = await openPanel(page);
    expect(await panel.getByRole('button', { name }).count()).toBe(0);
  });

  test('opens a view with removed entries without them', async () => {
    const name = newName('Old names');
    const id = await createView('staff', name, {
      filters: { statuses: 'in_check,gone', gone_filter: 'x' },
      order: '-gone',
      columns: [{ field: 'gone', hidden: false }],
    });
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/stocks?view=${id}`);
    await page.locator('[role=row][data-id]').first().waitFor();
    await eventually(() => viewsButton(page).textContent()).toBe(name);
    await eventually(async () => new Set(await columnTexts(page, 'status'))).toEqual(
      new Set([en.stockItem.status.in_check]),
    );
  });

  test('works by keyboard alone, and with a screen reader', async () => {
    const name = newName('By keyboard');
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks?statuses=in_stock');
    await page.locator('[role=row][data-id]').first().waitFor();
    await viewsButton(page).focus();
    await page.keyboard.press('Enter');
    const panel = panelOf(page);
    const saveAs = panel.getByRole('button', { name: views.saveAs });
    await saveAs.waitFor();
    for (let tabs = 0; tabs < 400; tabs++) {
      if (await saveAs.evaluate((it) => it === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await panel.getByRole('textbox', { name: views.name, exact: true }).waitFor();
    await page.keyboard.type(name);
    await expectAccessible(page, { within: '[role=dialog]' });
    await page.keyboard.press('Enter');
    await panel.waitFor({ state: 'hidden' });
    await eventually(() => viewsButton(page).textContent()).toBe(name);
    await page.keyboard.press('Enter');
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await viewsButton(page).evaluate((it) => it === document.activeElement)).toBe(true);
  });
}

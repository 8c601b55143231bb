import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { aPicture } from '#write-api/testing/picture.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, type Found, findStocks, ownStock, readStock } from '../kit/calls.ts';
import { carryOut, entries, headStatus, pick, sectionOf, startAction } from '../kit/detail.ts';
import { downloadCsv } from '../kit/download.ts';
import { filled, told } from '../kit/filled.ts';
import { cellOf, choose, columnTexts, statedTotal, totalText } from '../kit/grid.ts';
import { countOf } from '../kit/stored.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { status, fields, outRequest, memoPicture } = en.stockItem;
const { picture } = en.forms;
const { stockActions: action, actions } = en;
const { event } = en.history;

/** Tests the list of garments and a garment's page. */
export function stocks(): void {
  test('the list shows the exact total, and filters by status and out-stock request', async () => {
    const { page, go, at } = await visitor({ as: 'staff', height: 2000 });
    await go('/stocks');
    await eventually(() => statedTotal(page)).toBe(totalText(await countOf('read.stock_items', '')));
    await choose(page, fields.status, [status.in_stock, status.in_check]);
    await choose(page, fields.outStockRequest, [outRequest.requested]);
    await eventually(at).toBe(
      '/stocks?statuses=in_stock%2Cin_check&latest_out_stock_request_statuses=requested',
    );
    const wanted = await countOf(
      'read.stock_items',
      "status in ('in_stock', 'in_check') and out_stock_request = 'requested'",
    );
    expect(wanted).toBeGreaterThan(0);
    await eventually(() => statedTotal(page)).toBe(totalText(wanted));
    await eventually(async () => new Set(await columnTexts(page, 'outRequest'))).toEqual(
      new Set([outRequest.requested]),
    );
  });

  test('the CSV file contains exactly the matching garments', { tags: 'thorough' }, async () => {
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks?statuses=in_use&order=-use_count&size=20');
    await page.getByTestId('total').waitFor();
    const { name, hasByteOrderMark, rows } = await downloadCsv(page);
    expect(name).toMatch(/^stocks-\d{4}-\d\d-\d\d\.csv$/);
    expect(hasByteOrderMark).toBe(true);
    const { data } = await findStocks('statuses=in_use&order=-use_count&limit=500');
    expect(data.length).toBeGreaterThan(20);
    expect(rows.map(({ code }) => code)).toEqual(data.map(({ code }) => code));
    expect(rows.map(({ use_count }) => Number(use_count))).toEqual(data.map(({ useCount }) => useCount));
  });

  test('registers garments by their codes, each code once, and refuses a number above the limit', async () => {
    const { register } = en.stockItem;
    const product = (await call<Found<{ id: number; name: string }>>('staff', 'GET', '/v2/products?limit=1'))
      .data[0];
    const codes = ['A', 'B'].map((end) => `R-${crypto.randomUUID().slice(0, 8)}-${end}`.toUpperCase());
    const { page, go } = await visitor({ as: 'staff' });
    await go('/stocks');
    await page.getByRole('button', { name: register.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: register.title });
    await dialog.getByRole('button', { name: register.doIt.replace('{{amount}}', '1') }).click();
    await dialog.getByText(en.fieldProblems.required).waitFor();
    await dialog.getByLabel(register.searchSize).fill(product?.name ?? '');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await dialog.getByLabel(register.amount).fill('101');
    await dialog.getByText(en.fieldProblems.tooLarge.replace('{{most}}', '100')).waitFor();
    await dialog.getByLabel(register.codes).fill([...codes, codes[0]].join('\n'));
    await dialog.getByRole('button', { name: register.doIt.replace('{{amount}}', '2') }).click();
    await dialog.getByText(register.done.replace('{{amount}}', '2')).waitFor();
    const { data } = await findStocks(`codes=${codes.join(',')}`);
    expect(data.map(({ status: now }) => now)).toEqual(['in_stock', 'in_stock']);
  });

  test('a garment goes through the check and gets a grade, and its history shows both', async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false');
    const grade = stock.conditionGrade === 'B' ? 'C' : 'B';
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/stocks?search=${stock.code}`);
    await cellOf(page, stock.id, 'code').getByRole('link').click();
    await eventually(at).toBe(`/stocks/${stock.id}`);
    await carryOut(await startAction(page, action.check));
    await headStatus(page, status.in_check).waitFor();

    const dialog = await startAction(page, action.check_complete);
    await carryOut(dialog);
    await dialog.getByText(en.fieldProblems.required, { exact: true }).waitFor();
    await pick(dialog, actions.fields.grade, grade);
    await dialog.getByRole('textbox', { name: actions.fields.issue }).fill('A button is loose.');
    await carryOut(dialog);
    await headStatus(page, status.in_stock).waitFor();
    const { conditionGrade, abnormalIssue } = await readStock(stock.id);
    expect([conditionGrade, abnormalIssue]).toEqual([grade, 'A button is loose.']);

    const completed = told(event.StockItemCheckCompleted, { grade, issue: 'A button is loose.' });
    await entries(page).first().getByText(completed, { exact: true }).waitFor();
    await entries(page).nth(1).getByText(event.StockItemCheckStarted, { exact: true }).waitFor();
    await entries(page).first().getByRole('button').click();
    expect(await changeOf(page, fields.status)).toBe(`${status.in_check} → ${status.in_stock}`);
    expect(await changeOf(page, fields.grade)).toContain(`→ ${grade}`);
  });

  test('a garment is put on hold only with a reason', { tags: 'thorough' }, async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false');
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/stocks/${stock.id}`);
    const dialog = await startAction(page, action.hold);
    await carryOut(dialog);
    await dialog.getByText(en.fieldProblems.required, { exact: true }).waitFor();
    expect((await readStock(stock.id)).status).toBe('in_stock');
    await dialog.getByRole('textbox', { name: actions.fields.reason }).fill('Photo shoot');
    await carryOut(dialog);
    await headStatus(page, status.hold).waitFor();
    await entries(page).first().getByText(`${en.history.reason}: Photo shoot`, { exact: true }).waitFor();
    expect((await readStock(stock.id)).holdReason).toBe('Photo shoot');
  });

  test('a brand admin requests a garment back, and staff see it in the list, on its page and in its history', async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false', 'brand-a');
    const admin = await visitor({ as: 'brand-a' });
    await admin.go(`/stocks/${stock.id}`);
    const dialog = await startAction(admin.page, action.request_out_stock);
    await dialog.getByRole('textbox', { name: actions.fields.reason }).fill('For the spring show');
    await carryOut(dialog);
    await dialog.waitFor({ state: 'hidden' });
    await startAction(admin.page, action.cancel_out_stock_request);

    const staff = await visitor({ as: 'staff' });
    await staff.go(`/stocks?latest_out_stock_request_statuses=requested&search=${stock.code}`);
    await cellOf(staff.page, stock.id, 'outRequest').getByText(outRequest.requested).waitFor();
    await cellOf(staff.page, stock.id, 'code').getByRole('link').click();
    const newest = entries(staff.page).first();
    await newest.getByText(event.OutStockRequested, { exact: true }).waitFor();
    expect(await newest.textContent()).toContain(`윤하나 · ${en.history.actor.brand_admin}`);
    expect(await newest.textContent()).toContain('For the spring show');
    await carryOut(await startAction(staff.page, action.ready_out));
    await headStatus(staff.page, status.out_stock_ready).waitFor();
  });

  test('a memo shows its picture before and after sending, and is sent without a removed picture', {
    tags: 'thorough',
  }, async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false', 'brand-a');
    const { page, go } = await visitor({ as: 'brand-a' });
    await go(`/stocks/${stock.id}`);
    const memos = sectionOf(page, en.stockItem.sections.memos);
    const write = async (comment: string) => {
      await memos.getByRole('button', { name: action.memo, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: action.memo, exact: true });
      await dialog.getByRole('textbox').first().fill(comment);
      const chooser = page.waitForEvent('filechooser');
      await dialog
        .getByRole('button', { name: filled(picture.uploadOf, { name: memoPicture }), exact: true })
        .click();
      const buffer = await aPicture({ width: 8, height: 8, color: [150, 60, 40] });
      await (await chooser).setFiles({ name: 'stain.png', mimeType: 'image/png', buffer });
      await dialog.locator('img[src^="blob:"]').waitFor();
      return dialog;
    };
    await carryOut(await write('A stain at the hem'));
    await memos.getByRole('link', { name: memoPicture, exact: true }).waitFor();
    await entries(page).getByRole('link', { name: en.history.memoPicture, exact: true }).first().waitFor();
    const second = await write('Nothing to be seen');
    const remove = filled(picture.removeOf, { name: memoPicture });
    await second.getByRole('button', { name: remove, exact: true }).click();
    await second.getByText(picture.none, { exact: true }).waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    await carryOut(second);
    await memos.getByText('Nothing to be seen', { exact: true }).waitFor();
    const { memos: kept } = await readStock(stock.id);
    expect(kept.map(({ comment, subItemImage }) => [comment, subItemImage !== null])).toEqual(
      expect.arrayContaining([
        ['A stain at the hem', true],
        ['Nothing to be seen', false],
      ]),
    );
  });

  test('a refreshed list shows another person’s change', { tags: 'thorough' }, async () => {
    const stock = await ownStock('statuses=in_stock&is_out_requested=false');
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/stocks?search=${stock.code}`);
    await cellOf(page, stock.id, 'status').getByText(status.in_stock, { exact: true }).waitFor();
    await actOnStock(stock.id, 'check');
    await readStock(stock.id);
    await page.getByRole('button', { name: en.list.refresh, exact: true }).click();
    await cellOf(page, stock.id, 'status').getByText(status.in_check, { exact: true }).waitFor();
  });
}

/** The newest change of a field in the open entries of the history. */
function changeOf(page: Page, field: string): Promise<string | null> {
  return entries(page)
    .locator('dl > div', { has: page.getByText(field, { exact: true }) })
    .first()
    .locator('dd')
    .textContent();
}

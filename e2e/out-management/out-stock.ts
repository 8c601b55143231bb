import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { identityOf } from '#dashboard/kit/session/token.ts';
import type { OutStages, StockItem } from '#read-api/stock/contract.ts';
import { tokensOf } from '../kit/accounts.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, findStocks, ownStock, readStock } from '../kit/calls.ts';
import { carryOut, entries } from '../kit/detail.ts';
import { cellOf, rowIds, rowOf, statedTotal, totalText } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { outRoom, list, stockActions: action, stockItem } = en;

/**
 * Window height in px. A grid renders no rows far below the window, and the number of requested garments differs by
 * the hour.
 */
const height = 2400;

const stageLink = (page: Page, stage: keyof typeof outRoom.stage) => page.getByTestId(`stage-${stage}`);

/** Opens the tab of a stage and waits until it is selected. */
async function goToStage(page: Page, stage: keyof typeof outRoom.stage): Promise<void> {
  await stageLink(page, stage).click();
  await page.locator(`[data-testid=stage-${stage}][aria-current=page]`).waitFor();
}

/** The number in the tab of a stage. */
const statedAt = (page: Page, stage: keyof typeof outRoom.stage) =>
  stageLink(page, stage).locator('span').last().textContent();

async function chooseAll(page: Page, garments: readonly StockItem[]): Promise<void> {
  for (const { id } of garments) await rowOf(page, id).getByRole('checkbox').click();
}

/** Runs an action on the selected rows, and reads the results. */
async function actOnChosen(page: Page, name: string, reason?: string): Promise<string[]> {
  await page.getByRole('button', { name: list.actions, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  if (reason !== undefined) {
    await dialog.getByRole('textbox', { name: en.actions.fields.reason }).fill(reason);
  }
  await carryOut(dialog);
  const results = page.getByRole('dialog').filter({ has: page.locator('tbody tr') });
  await results.locator('tbody tr').first().waitFor();
  const outcomes = await results.locator('tbody td:last-child').allTextContents();
  await results.getByRole('button', { name: en.common.close, exact: true }).click();
  await results.waitFor({ state: 'hidden' });
  return outcomes;
}

/** Tests the out-stock of garments, from the brand's request to their departure. */
export function outStockSuite(): void {
  test('a brand admin requests five garments back and follows their out-stock by staff', {
    tags: 'thorough',
  }, async () => {
    const five: StockItem[] = [];
    for (let each = 0; each < 5; each++) {
      five.push(await ownStock('statuses=in_stock&is_out_requested=false', 'brand-a'));
    }
    const codes = five.map(({ code }) => code);
    const only = `codes=${codes.join('%2C')}`;
    const admin = await visitor({ as: 'brand-a', height });
    await admin.go(`/stocks?${only}`);
    await chooseAll(admin.page, five);
    const outcomes = await actOnChosen(admin.page, action.request_out_stock, 'The season is over');
    expect(outcomes).toEqual(codes.map(() => 'Out-stock was requested'));

    await admin.go('/out-management');
    await eventually(admin.at).toBe('/out-management?out_stage=requested');
    await expectAccessible(admin.page);
    const counts = await call<OutStages>('brand-a', 'GET', '/v1/stocks/out-stages');
    for (const stage of ['requested', 'ready', 'ongoing', 'out'] as const) {
      await eventually(() => statedAt(admin.page, stage)).toBe(String(counts[stage]));
    }
    // The brand withdraws the request for one of them.
    const [kept, ...others] = five;
    if (kept === undefined) throw new Error('no garment was given');
    await chooseAll(admin.page, [kept]);
    await actOnChosen(admin.page, action.cancel_out_stock_request, 'Sold at the fair');
    await eventually(() => rowOf(admin.page, kept.id).count()).toBe(0);

    const staff = await visitor({ as: 'staff', height });
    await staff.go('/out-management?out_stage=requested_in_stock');
    const first = others[0]?.id ?? 0;
    await cellOf(staff.page, first, 'asked').getByText('윤하나').waitFor();
    await cellOf(staff.page, first, 'asked').getByText('The season is over').waitFor();
    await chooseAll(staff.page, others);
    await actOnChosen(staff.page, action.ready_out);
    await goToStage(staff.page, 'ready');
    await chooseAll(staff.page, others);
    await actOnChosen(staff.page, action.start_out);
    await goToStage(staff.page, 'ongoing');
    // Rolls one garment back, and sends it forward again.
    await chooseAll(staff.page, others.slice(0, 1));
    await actOnChosen(staff.page, action.roll_back_to_ready, 'The box was full');
    expect((await readStock(first)).status).toBe('out_stock_ready');
    await goToStage(staff.page, 'ready');
    await chooseAll(staff.page, others.slice(0, 1));
    await actOnChosen(staff.page, action.start_out);
    await goToStage(staff.page, 'ongoing');
    await chooseAll(staff.page, others);
    await actOnChosen(staff.page, action.out);

    await admin.go('/out-management?out_stage=out');
    for (const { id } of others) await rowOf(admin.page, id).waitFor();
    expect(
      await rowOf(admin.page, others[0]?.id ?? 0)
        .getByRole('checkbox')
        .count(),
    ).toBe(0);
    await cellOf(admin.page, first, 'code').getByRole('link').click();
    await entries(admin.page)
      .first()
      .getByText(en.history.event.StockItemOutCompleted, { exact: true })
      .waitFor();
  });

  test('a requested garment that cannot leave yet shows the reason and the expected date', async () => {
    // On some days no garment of the demo is both requested and in a trial, so the test requests one.
    const lent = (await findStocks('statuses=in_use&limit=500')).data.find(
      ({ holderItem }) => holderItem?.trialEnd,
    );
    if (lent === undefined) throw new Error('nobody is trying a garment');
    if (lent.latestOutStockRequestStatus !== 'requested') await actOnStock(lent.id, 'request_out_stock');
    const { page, go } = await visitor({ as: 'staff', height });
    await go('/out-management?out_stage=requested_waiting');
    const { data, count } = await findStocks('out_stage=requested_waiting&limit=500');
    expect(new Set(data.map(({ status }) => status)).size).toBeGreaterThan(2);
    await eventually(() => statedTotal(page)).toBe(totalText(count));
    await page.getByPlaceholder(outRoom.filters.search).fill(lent.code);
    await eventually(() => rowIds(page)).toEqual([lent.id]);
    const where = cellOf(page, lent.id, 'where');
    await where.getByText(stockItem.status.in_use, { exact: true }).waitFor();
    expect(await where.textContent()).toMatch(/until|overdue/);
    await eventually(() => statedAt(page, 'requested')).toBe('1');
    await where.getByRole('link').click();
    await eventually(() => page.url()).toContain(`/trysetitems/${lent.holderItem?.id}`);
  });

  test('staff pack by brand with its address, and confirm the number before they force a brand out', async () => {
    const brandId = identityOf((await tokensOf('brand-b')).accessToken)?.brand?.id;
    await call('staff', 'PATCH', `/v1/brands/${brandId}`, {
      out_stock_address: { postcode: '04524', address_1: '서울시 중구 세종대로 110', address_2: '3층' },
    });
    const stock = await ownStock(`statuses=in_stock&is_out_requested=false&brand_id=${brandId}`);
    await call('staff', 'POST', `/v1/stocks/${stock.id}/actions/force_ready_out`, { reason: 'fair' });
    const { page, go } = await visitor({ as: 'staff', height, expected: /^409 / });
    await go(`/out-management?out_stage=ready&brand_id=${brandId}`);
    await page
      .getByText(outRoom.sentTo.replace('{{address}}', '(04524) 서울시 중구 세종대로 110 3층'))
      .waitFor();
    await page.getByRole('button', { name: outRoom.packing.open, exact: true }).click();
    const packing = page.getByRole('dialog', { name: outRoom.packing.title, exact: true });
    await packing.getByRole('row').filter({ hasText: stock.code }).waitFor();
    await packing.getByText('(04524) 서울시 중구 세종대로 110 3층').waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    await packing.getByRole('button', { name: en.common.close, exact: true }).click();

    await page.getByRole('button', { name: outRoom.brands.open, exact: true }).click();
    const brands = page.getByRole('dialog', { name: outRoom.brands.title, exact: true });
    const row = brands.getByRole('row').filter({ hasText: 'Seoul Thread' });
    const { count } = await findStocks(`statuses=in_stock&brand_id=${brandId}`);
    await row.getByRole('button', { name: outRoom.force.open, exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: outRoom.force.title.replace('{{brand}}', 'Seoul Thread'),
    });
    const force = dialog.getByRole('button', {
      name: outRoom.force.doIt.replace('{{amount}}', String(count)),
    });
    await force.click();
    await dialog.getByText(en.fieldProblems.required, { exact: true }).waitFor();
    await dialog.getByRole('textbox', { name: en.actions.fields.reason }).fill('The brand leaves');
    // One garment leaves the stock meanwhile, so the number differs from the one that the person confirmed.
    const away = await ownStock(`statuses=in_stock&is_out_requested=false&brand_id=${brandId}`);
    await call('staff', 'POST', `/v1/stocks/${away.id}/actions/check`, {});
    await force.click();
    await dialog.getByText(outRoom.force.changed, { exact: true }).waitFor();
    expect((await findStocks(`statuses=in_stock&brand_id=${brandId}`)).count).toBe(count - 1);
  });
}

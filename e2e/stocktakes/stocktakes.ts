import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import type { History } from '#read-api/kit/history/contract.ts';
import type { Stocktake } from '#read-api/stocktakes/contract.ts';
import { atRest } from '../kit/at-rest.ts';
import { expectAccessible } from '../kit/axe.ts';
import { actOnStock, call, ownStock, readStock } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { stocktake } = en;

const box = (page: Page) => page.locator('main input[type=text]').first();
const said = (page: Page, text: string) => page.getByTestId('said').getByText(text, { exact: true });
const alarm = (page: Page) => page.getByTestId('alarm').filter({ hasText: /./ });
const list = (page: Page, finding: keyof typeof stocktake.lists.open) =>
  page.getByRole('region', { name: stocktake.lists.open[finding], exact: true });
const progress = (page: Page, done: number, all: number) =>
  page.getByTestId('progress').getByText(filled(stocktake.progress, { done, all }), { exact: true });

/** What a keyboard that is set to Hangul types for the keys A to Z. */
const jamo = [...'ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ'];
const inHangul = (code: string) =>
  code.replace(/[a-z]/gi, (letter) => jamo[letter.toLowerCase().charCodeAt(0) - 97] ?? letter);

async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const isReady = (page: Page) =>
  eventually(() => box(page).evaluate((field) => field === document.activeElement)).toBe(true);

const slotOf = (sector_code: string, slot_number: number) => ({ sector_code, cell_code: '01', slot_number });

/** A cell with three garments in its slots 1 to 3, and one garment of another sector. */
async function givenCell(sector: string) {
  await call('staff', 'POST', '/v1/slots', { ...slotOf(sector, 1), to_slot_number: 9 });
  const stocks = [];
  for (let at = 1; at <= 3; at++) {
    const stock = await ownStock('statuses=in_stock');
    await actOnStock(stock.id, 'stow', { slot: slotOf(sector, at) });
    stocks.push(stock);
  }
  return { stocks, stray: await ownStock('statuses=in_stock') };
}

/** Tests a stocktake with scanners. */
export function stocktakesSuite(): void {
  test('counts a cell with two scanners over a reload, and puts the missing garment on hold', async () => {
    const sector = 'ZQ';
    const { stocks, stray } = await givenCell(sector);
    const [first, second, third] = stocks;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no garments');
    const { page, go, at } = await visitor({ as: 'staff', width: 390, height: 844 });
    await go('/stocktakes');
    await page.getByRole('button', { name: stocktake.start, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(stocktake.fields.sectorCode).fill('zq');
    await dialog.getByLabel(stocktake.fields.cellCode).fill('01');
    await dialog.getByRole('button', { name: stocktake.start, exact: true }).click();
    await progress(page, 0, 3).waitFor();
    await isReady(page);
    await scan(page, inHangul(first.code.toLowerCase()));
    await said(page, filled(stocktake.says.found, { code: first.code })).waitFor();
    await progress(page, 1, 3).waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    await scan(page, 'A-01-1');
    const outside = { slot: 'A-01-1', place: `${sector}-01` };
    await alarm(page).getByText(filled(stocktake.problems.notHere, outside), { exact: true }).waitFor();
    await scan(page, `${sector}-01-7`);
    await said(page, filled(stocktake.says.slot, { slot: `${sector}-01-7` })).waitFor();
    await page.reload();
    await progress(page, 1, 3).waitFor();
    await isReady(page);
    await scan(page, stray.code);
    await list(page, 'misplaced').getByText(stray.code, { exact: true }).waitFor();
    await scan(page, 'HANGER9');
    await said(page, filled(stocktake.says.unknown, { code: 'HANGER9' })).waitFor();

    const colleague = await visitor({ as: 'staff' });
    await colleague.go(at());
    await progress(colleague.page, 1, 3).waitFor();
    await isReady(colleague.page);
    await scan(colleague.page, second.code);
    await said(colleague.page, filled(stocktake.says.found, { code: second.code })).waitFor();
    await progress(page, 2, 3).waitFor();
    await list(page, 'found').getByText(second.code, { exact: true }).waitFor();
    await scan(colleague.page, first.code);
    const repeat = { code: first.code, finding: stocktake.finding.found };
    await said(colleague.page, filled(stocktake.says.repeat, repeat)).waitFor();
    await atRest(colleague.page);
    expect(await layoutFaults(colleague.page)).toEqual([]);

    await page.getByRole('button', { name: stocktake.finish, exact: true }).click();
    const end = page.getByRole('dialog');
    await end.getByText(filled(stocktake.finishText, { held: 1, moved: 1 }), { exact: true }).waitFor();
    await expectAccessible(page);
    await end.getByLabel(stocktake.reason).fill('Not on its shelf');
    await end.getByRole('button', { name: stocktake.finish, exact: true }).click();
    await page.getByText(stocktake.carried.hold.done).waitFor();
    await page.getByText(filled(stocktake.carried.move.done, { slot: `${sector}-01-7` })).waitFor();
    await atRest(page);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    await eventually(async () => (await readStock(third.id)).status).toBe('hold');
    expect((await readStock(third.id)).holdReason).toBe('Not on its shelf');
    expect((await readStock(stray.id)).slot).toMatchObject({ sectorCode: sector, slotNumber: 7 });
    const { data } = await call<History>('staff', 'GET', `/v1/stocks/${third.id}/history?limit=1`);
    expect(data[0]).toMatchObject({ type: 'StockItemHeld', reason: 'Not on its shelf' });
    const report = await call<Stocktake>('staff', 'GET', `/v1${at()}`);
    expect(report).toMatchObject({
      status: 'finished',
      missingCount: 1,
      misplacedCount: 1,
      unexpectedCount: 1,
    });
  });
}

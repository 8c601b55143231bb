import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { deskOf, pastedParcels } from '#dashboard/packing/paths.ts';
import { expectAccessible } from '../kit/axe.ts';
import { findItems, ownItem, readItem } from '../kit/calls.ts';
import { savedBy } from '../kit/download.ts';
import { filled } from '../kit/filled.ts';
import { preparingItems } from '../kit/given-items.ts';
import { intercept } from '../kit/intercept.ts';
import { layoutFaults } from '../kit/layout.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { packing, parcels, trysetItem, couriers } = en;

const box = (page: Page) => page.getByRole('textbox', { name: parcels.lines, exact: true });
const lines = (page: Page) => page.getByRole('region', { name: parcels.check }).locator('tbody tr');
const send = (page: Page, amount: number) =>
  page.getByRole('button', { name: filled(parcels.send, { amount }), exact: true });
const sentText = (ok: number, failed: number) =>
  parcels.sent.replace('{{ok}}', String(ok)).replace('{{failed}}', String(failed));
const number = (id: number) => `4012-3377-${String(id).padStart(4, '0')}`;

/** Tests shipping many parcels at once from spreadsheet lines. */
export function parcelsSuite(): void {
  test('a brand admin ships forty pasted parcels, of which two lines are wrong', async () => {
    const ids = await preparingItems('brand-a', 39);
    const [foreignId = 0] = await preparingItems('brand-b', 1);
    const foreign = await readItem(foreignId);
    const { page, go } = await visitor({ as: 'brand-a', height: 1400 });
    await go('/trysetitems');
    await page.getByRole('link', { name: trysetItem.shipParcels, exact: true }).click();
    await page.getByRole('link', { name: packing.tabs.lines, exact: true }).click();
    await box(page).waitFor();
    const [odd = 0, ...good] = ids;
    const pasted = [
      'item\tcourier\ttracking number',
      ...good.map((id, at) => [id, at % 2 === 0 ? '한진택배' : 'Yamato Transport', number(id)].join('\t')),
      [odd, 'HANJIN', '4.01E+11'].join('\t'),
      [foreign.id, 'HANJIN', number(foreign.id)].join('\t'),
    ].join('\n');
    await box(page).fill(pasted);

    await eventually(() => lines(page).count()).toBe(40);
    await lines(page).getByText(parcels.problems.shortenedNumber, { exact: true }).waitFor();
    await lines(page).getByText(parcels.problems.unknownItem, { exact: true }).waitFor();
    const summary = filled(parcels.summary, { may: 38, all: 40 });
    await page.getByText(summary, { exact: true }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain(foreign.product.name);
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    const [calls] = await Promise.all([countCalls(page), send(page, 38).dblclick()]);
    await page.getByText(sentText(38, 2), { exact: true }).waitFor();
    expect(calls()).toBe(1);
    expect((await box(page).inputValue()).split('\n')).toEqual([
      'item\tcourier\ttracking number',
      [odd, 'HANJIN', '4.01E+11'].join('\t'),
      [foreign.id, 'HANJIN', number(foreign.id)].join('\t'),
    ]);
    // The page waits for its own writes; this direct read has to wait itself.
    const read = () => findItems(`ids=${good.join(',')}&limit=100`);
    await eventually(async () => (await read()).data.map(({ status }) => status)).toEqual(
      good.map(() => 'tryset_delivering'),
    );
    const shipped = await read();
    for (const item of shipped.data) expect(item.trackingNumber).toBe(number(item.id));
    expect((await readItem(foreign.id)).status).toBe('tryset_preparing');

    const exported = await savedBy(page, () =>
      page.getByRole('button', { name: parcels.exportResults, exact: true }).click(),
    );
    expect(exported.hasByteOrderMark).toBe(true);
    const results = exported.rows;
    expect(results).toHaveLength(40);
    const outcomes = results.map((row) => row[parcels.columns.result]);
    expect(outcomes.filter((text) => text === trysetItem.status.tryset_delivering)).toHaveLength(38);
    expect(outcomes.at(-2)).toBe(parcels.notSent.replace('{{why}}', parcels.problems.shortenedNumber));

    // Corrects the wrong lines in the box.
    await box(page).fill([odd, 'HANJIN', number(odd)].join('\t'));
    await send(page, 1).click();
    await page.getByText(sentText(1, 0), { exact: true }).waitFor();
    expect(await box(page).inputValue()).toBe('');
    expect((await readItem(odd)).trackingNumber).toBe(number(odd));
  });

  test('says for every wrong line why it cannot be sent', { tags: 'thorough' }, async () => {
    const [one = 0, other = 0] = await preparingItems('brand-a', 2);
    const gone = await ownItem('statuses=tryset_delivered&brand_id=1');
    const { page, go } = await visitor({ as: 'staff', height: 1400 });
    await go(pastedParcels);
    await page.getByText(parcels.empty, { exact: true }).waitFor();
    const cases: [string, string][] = [
      [
        `${gone.id},HANJIN,${number(gone.id)}`,
        parcels.problems.wrongStatus
          .replace('{{status}}', trysetItem.status.tryset_delivered)
          .replace('{{from}}', trysetItem.status.tryset_preparing),
      ],
      [`${one},HANJIN,401233770001`, parcels.problems.sameItem],
      [`${one},HANJIN,401233770002`, parcels.problems.sameItem],
      [`${other},Owl,401233770003`, parcels.problems.unknownCourier],
      ['99999999,HANJIN,401233770004', parcels.problems.unknownItem],
      [',HANJIN,401233770005', parcels.problems.noItem],
    ];
    await box(page).fill(cases.map(([line]) => line).join('\n'));
    for (const [at, [, why]] of cases.entries()) {
      await lines(page).nth(at).getByText(why, { exact: true }).waitFor();
    }
    await page.getByText(filled(parcels.summary, { may: 0, all: 6 })).waitFor();
    expect(await send(page, 0).isDisabled()).toBe(true);
  });

  test('accepts a Korean spreadsheet CSV with garment codes', {
    tags: 'thorough',
  }, async () => {
    const [id = 0] = await preparingItems('brand-a', 1);
    const item = await readItem(id);
    const { page, go } = await visitor({ as: 'brand-a', height: 1200 });
    await go(pastedParcels);
    // The header `재고 코드,택배사,운송장 번호` and the courier `한진택배`, in EUC-KR.
    const header = Buffer.from('c0e7b0ed20c4dab5e52cc5c3b9e8bbe72cbfeebcdbc0e520b9f8c8a3', 'hex');
    const courier = Buffer.from('c7d1c1f8c5c3b9e8', 'hex');
    const buffer = Buffer.concat([
      header,
      Buffer.from(`\r\n${item.stock.code.toLowerCase()},`),
      courier,
      Buffer.from(`,${number(id)}\r\n`),
    ]);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer });
    await lines(page).getByText(String(id), { exact: true }).waitFor();
    expect(await lines(page).textContent()).toContain(couriers.HANJIN);
    await send(page, 1).click();
    await page.getByText(sentText(1, 0), { exact: true }).waitFor();
    // The command may be answered before a list that somebody else reads includes its effect.
    await eventually(async () => (await readItem(id)).courier).toBe('HANJIN');
  });

  test('loses nothing and ships nothing twice when an answer is lost', { tags: 'thorough' }, async () => {
    const ids = await preparingItems('brand-a', 2);
    const { page, go } = await visitor({ as: 'staff', height: 1200, expected: /outbound|ERR_FAILED/ });
    await go(pastedParcels);
    const pasted = ids.map((id) => `${id},LOGEN,${number(id)}`).join('\n');
    await box(page).fill(pasted);
    await send(page, 2).waitFor();
    // The command reaches the server, but its answer is lost.
    await intercept(page, '**/actions/outbound', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page, 2).click();
    await page.getByText(parcels.lost, { exact: true }).waitFor();
    expect(await box(page).inputValue()).toBe(pasted);
    await page.unroute('**/actions/outbound');
    // The automatic check has found that the lines were sent.
    const drop = page.getByRole('button', { name: parcels.dropDone.replace('{{amount}}', '2'), exact: true });
    await drop.click();
    expect(await box(page).inputValue()).toBe('');
    for (const id of ids) expect((await readItem(id)).status).toBe('tryset_delivering');
  });

  test('starts with the trysets selected in the list', { tags: 'thorough' }, async () => {
    const [id = 0] = await preparingItems('brand-a', 1);
    const { trysetId, stock } = await readItem(id);
    const { page, go, at } = await visitor({ as: 'brand-a' });
    await go(`/tryset-send-list?ids=${trysetId}`);
    await page.locator(`[role=row][data-id="${trysetId}"]`).getByRole('checkbox').click();
    await page.getByRole('button', { name: trysetItem.shipParcels, exact: true }).click();
    await eventually(at).toBe(deskOf([trysetId]));
    await page.getByRole('link', { name: packing.tabs.lines, exact: true }).click();
    await eventually(at).toBe(pastedParcels);
    const [header = '', line = ''] = (await box(page).inputValue()).split('\n');
    expect(header.split('\t').slice(0, 3)).toEqual([
      parcels.columns.item,
      parcels.columns.courier,
      parcels.columns.number,
    ]);
    expect(line.split('\t').slice(0, 4)).toEqual([String(id), '', '', stock.code]);
  });

  test('names the omitted trysets of the selection, and accepts a scanner’s Enter', {
    tags: 'thorough',
  }, async () => {
    const ids = await preparingItems('brand-a', 2);
    const items = await Promise.all(ids.map((id) => readItem(id)));
    const gone = await ownItem('statuses=tryset_delivered&brand_id=1');
    const trysets = [...new Set([...items, gone].map(({ trysetId }) => trysetId))];
    const { page, go, at } = await visitor({ as: 'staff' });
    await go(`/tryset-send-list?ids=${trysets.join(',')}`);
    for (const id of trysets) await page.locator(`[role=row][data-id="${id}"]`).getByRole('checkbox').click();
    await page.getByRole('button', { name: trysetItem.shipParcels, exact: true }).click();
    await eventually(at).toMatch(/^\/ship-parcels\?ids=/);
    const nothing = filled(packing.problems.notWaiting, { tryset: gone.trysetId });
    await page.getByRole('link', { name: nothing, exact: true }).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('link', { name: packing.tabs.lines, exact: true }).click();
    await eventually(at).toBe(pastedParcels);
    const left = page.getByRole('listitem').filter({ hasText: String(gone.id) });
    await left.getByText(trysetItem.status.tryset_delivered).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await expectAccessible(page);

    const before = (await box(page).inputValue()).split('\n');
    await box(page).evaluate((element: HTMLTextAreaElement) => {
      const [, firstRow = ''] = element.value.split('\n');
      const [item = '', courier = ''] = firstRow.split('\t');
      const caret = element.value.indexOf(firstRow) + item.length + courier.length + 2;
      element.focus();
      element.setSelectionRange(caret, caret);
    });
    const scans = before.slice(1).map((_, row) => `a40337700000${row}a`);
    for (const scan of scans) await page.keyboard.type(`${scan}\n`);
    const after = (await box(page).inputValue()).split('\n');
    expect(after.map((row) => row.split('\t')[2])).toEqual([parcels.columns.number, ...scans]);
    expect(after.map((row) => row.split('\t')[3])).toEqual(before.map((row) => row.split('\t')[3]));
    await lines(page).nth(0).getByText('403377000000', { exact: true }).waitFor();
  });
}

/** Returns a function that counts the calls since now. */
async function countCalls(page: Page): Promise<() => number> {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/actions/outbound')) calls += 1;
  });
  return () => calls;
}

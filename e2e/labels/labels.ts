import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { type PrintedPage, readPdf } from '#read-api/labels/testing/read-pdf.ts';
import type { Tryset } from '#read-api/trysets/contract.ts';
import { openDesk, type } from '../check-in/desk.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found, findStocks } from '../kit/calls.ts';
import { filled } from '../kit/filled.ts';
import { rowOf } from '../kit/grid.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { labels } = en;

const dialogOf = (page: Page) => page.getByRole('dialog', { name: labels.title, exact: true });

/** Prints from the dialog and reads the labels from the saved file. */
async function printed(page: Page): Promise<{ name: string; pages: PrintedPage[] }> {
  const saving = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: labels.print, exact: true }).click();
  const download = await saving;
  return {
    name: download.suggestedFilename(),
    pages: await readPdf(await readFile(await download.path())),
  };
}

const choose = (page: Page, name: string) => dialogOf(page).getByRole('radio', { name, exact: true }).check();

const codesOn = (pages: readonly PrintedPage[]) => pages.map(({ codes }) => codes.map(({ text }) => text));

/** Tests printing and scanning of labels. */
export function labelsSuite(): void {
  test('prints labels of the selected garments, and the desk recognizes each label', async () => {
    const { data: garments } = await findStocks('statuses=in_stock&order=-id&limit=2');
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/stocks?codes=${garments.map(({ code }) => code).join('%2C')}`);
    for (const { id } of garments) await rowOf(page, id).getByRole('checkbox').click();
    await page.getByRole('button', { name: labels.button, exact: true }).click();
    await choose(page, labels.formats.a4);
    await choose(page, labels.symbols.code128);
    await dialogOf(page).getByRole('textbox', { name: labels.start }).fill('22');
    await eventually(() => dialogOf(page).getByRole('button', { name: labels.print }).isDisabled()).toBe(
      true,
    );
    await dialogOf(page).getByRole('textbox', { name: labels.start }).fill('4');
    await expectAccessible(page);
    const { name, pages } = await printed(page);
    expect(name).toMatch(/^labels-stocks-\d{4}-\d\d-\d\d\.pdf$/);
    const [codes = [], ...others] = codesOn(pages);
    expect(others).toEqual([]);
    expect(codes.toSorted()).toEqual(garments.map(({ code }) => code).toSorted());

    await openDesk(go, page);
    for (const code of codes) {
      await type(page, code);
      await page.getByRole('link', { name: code, exact: true }).waitFor();
    }
  });

  test('prints the labels of a tryset and its parcels with the last settings', async () => {
    const { data } = await call<Found<Tryset>>('staff', 'GET', '/v2/trysets?statuses=delivered&limit=50');
    const { id = 0, trysetItems: items = [] } = data.find(({ trysetItems }) => trysetItems.length > 1) ?? {};
    const { page, go } = await visitor({ as: 'staff' });
    await go(`/tryset/${id}`);
    await page.getByRole('button', { name: labels.button, exact: true }).click();
    await choose(page, labels.formats.a6);
    const { pages } = await printed(page);
    expect(codesOn(pages)).toEqual([[`T#${id}`]]);
    await dialogOf(page).getByRole('button', { name: en.common.close, exact: true }).click();

    await page.getByRole('button', { name: labels.button, exact: true }).click();
    await choose(page, labels.kinds.parcels);
    const { pages: parcels } = await printed(page);
    expect(parcels.map(({ width }) => Math.round(width))).toEqual(items.map(() => 105));
    expect(codesOn(parcels)).toEqual(items.map((item) => [`#${item.id}`]));

    await openDesk(go, page);
    await type(page, `T#${id}`);
    await page.getByText(filled(en.checkIn.which, { amount: items.length })).waitFor();
    const [first] = items;
    await type(page, `#${first?.id}`);
    await page.getByRole('link', { name: first?.stock.code ?? '', exact: true }).waitFor();
  });

  test('prints labels of empty slots', async () => {
    await call('staff', 'POST', '/v1/slots', {
      sector_code: 'z',
      cell_code: '09',
      slot_number: 8,
      to_slot_number: 10,
    });
    const { page, go } = await visitor({ as: 'staff' });
    await go('/slots?sector=Z');
    await page.getByRole('row').filter({ hasText: 'Z-09-10' }).waitFor();
    for (const slot of ['Z-09-8', 'Z-09-9', 'Z-09-10']) {
      await page
        .getByRole('row')
        .filter({ hasText: new RegExp(`${slot}(?!\\d)`) })
        .getByRole('checkbox')
        .click();
    }
    await page.getByRole('button', { name: labels.button, exact: true }).click();
    const { name, pages } = await printed(page);
    expect(name).toMatch(/^labels-slots-/);
    expect(codesOn(pages)).toEqual([['Z-09-8'], ['Z-09-9'], ['Z-09-10']]);
  });
}

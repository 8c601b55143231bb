import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '#dashboard/i18n/en/index.ts';
import { dayOf } from '#dashboard/kit/preferences/days.ts';
import type { Brand } from '#read-api/brands/contract.ts';
import { drawnPages } from '#read-api/labels/testing/read-pdf.ts';
import { expectAccessible } from '../kit/axe.ts';
import { call, type Found } from '../kit/calls.ts';
import { intercept, letThrough } from '../kit/intercept.ts';
import { eventually, visitor } from '../kit/visitor.ts';

const { statement } = en.stockItem;
const month = dayOf(Date.now(), 'Asia/Seoul').slice(0, 7);

async function open(page: Page) {
  await page.getByRole('button', { name: statement.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: statement.title, exact: true });
  const form = (name: 'PDF' | 'CSV') =>
    dialog.getByRole('button', { name: `${month}: ${name}`, exact: true });
  await form('PDF').waitFor();
  return { dialog, form };
}

async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const waited = page.waitForEvent('download');
  await button.click();
  const download = await waited;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The lines of the file: the days of the month, the names of the columns, and a line for each product. */
const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\ufeff', '').trim().split('\r\n');

/** Tests the statement of a month's stock: as a paper and as a file, of the brand that the list is narrowed to. */
export function stockStatementSuite(): void {
  test('a brand admin saves the paper and the file of its own brand', async () => {
    const { data } = await call<Found<Brand>>('brand-a', 'GET', '/v1/brands');
    const { page, go } = await visitor({ as: 'brand-a' });
    await go('/stocks');
    const { dialog, form } = await open(page);
    await expectAccessible(page);
    const paper = await saved(page, form('PDF'));
    expect(paper.name).toBe(`stock-${month}.pdf`);
    const [first] = await drawnPages(paper.bytes);
    expect(first?.text).toContain(month);
    expect(first?.text).toContain(data[0]?.name ?? 'a brand');

    const file = await saved(page, form('CSV'));
    expect(file.name).toBe(`stock-${month}.csv`);
    const [days, , ...lines] = linesOf(file.bytes);
    expect(days).toMatch(new RegExp(`^${month}-01,`));
    expect(lines.length).toBeGreaterThan(0);
    await dialog.getByRole('button', { name: en.common.close, exact: true }).click();
  });

  test('waits for the brands before it saves the statement of one', async () => {
    const { data } = await call<Found<Brand>>('staff', 'GET', '/v1/brands?limit=1&order=id');
    const brand = data[0];
    const { page, go } = await visitor({ as: 'staff' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await intercept(page, /\/v1\/brands\?/, async (route) => {
      await held;
      await route.continue();
    });
    await go(`/stocks?brand_id=${brand?.id}`);
    const { form } = await open(page);
    expect(await form('PDF').isDisabled()).toBe(true);
    release();
    await letThrough(page);
    await eventually(() => form('PDF').isDisabled()).toBe(false);
    const asked = page.waitForRequest(/\/v1\/stocks\/statement\/csv\?/);
    const { bytes } = await saved(page, form('CSV'));
    expect(new URL((await asked).url()).searchParams.get('brand_id')).toBe(String(brand?.id));
    expect(linesOf(bytes).length).toBeGreaterThan(2);
  });
}

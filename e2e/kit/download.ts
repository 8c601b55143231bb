import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright-core';
import { en } from '#dashboard/i18n/en/index.ts';

export interface Csv {
  name: string;
  hasByteOrderMark: boolean;
  rows: Record<string, string>[];
}

/** Exports the list as CSV for programs and reads the file. */
export async function downloadCsv(page: Page): Promise<Csv> {
  const dialog = await openExport(page);
  await dialog.getByRole('radio', { name: en.list.export.readers.program, exact: true }).check();
  const csv = await savedBy(page, () =>
    dialog.getByRole('button', { name: en.list.export.begin, exact: true }).click(),
  );
  await dialog.getByRole('button', { name: en.common.close, exact: true }).click();
  return csv;
}

/** Opens the export dialog. */
export async function openExport(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: en.list.exportCsv, exact: true }).click();
  return page.getByRole('dialog', { name: en.list.exportCsv, exact: true });
}

/** Runs `does` and reads the CSV file that the browser saves. */
export async function savedBy(page: Page, does: () => Promise<void>): Promise<Csv> {
  const saved = page.waitForEvent('download');
  await does();
  const download = await saved;
  const bytes = await readFile(await download.path());
  return {
    name: download.suggestedFilename(),
    hasByteOrderMark: bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])),
    rows: parse(bytes, { bom: true, columns: true }),
  };
}

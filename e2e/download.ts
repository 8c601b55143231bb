import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { en } from '#dashboard/i18n/en/index.ts';

export interface Csv {
  name: string;
  hasByteOrderMark: boolean;
  rows: Record<string, string>[];
}

/** Presses the button for the CSV file and reads what was saved. */
export async function downloadCsv(page: Page): Promise<Csv> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en.list.exportCsv, exact: true }).click();
  const download = await saved;
  const bytes = await readFile(await download.path());
  return {
    name: download.suggestedFilename(),
    hasByteOrderMark: bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])),
    rows: parse(bytes, { bom: true, columns: true }),
  };
}

import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnNames, readCsv, recordCounter } from './csv-download.ts';

const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', '한', "'"), maxLength: 8 });

test('counts the records of any CSV in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 20 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const text = stringify([['one', 'two'], ...rows], {
          bom: true,
          record_delimiter: 'windows',
          quoted_match: /[\r\n]/,
        });
        const bytes = new TextEncoder().encode(text);
        const pieces: Uint8Array<ArrayBuffer>[] = [];
        for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size));
        const seen: number[] = [];
        const read = await readCsv(new Blob(pieces).stream(), (progress) => seen.push(progress.rows));
        expect(read.rows).toBe(rows.length);
        expect(seen.at(-1)).toBe(rows.length);
        expect(await read.file.text()).toBe(text.replace(/^\uFEFF/, ''));
      },
    ),
  );
});

test('reads the column names from the first line', async () => {
  const body = new Blob(['\uFEFFid,product_co', 'de,"name"\r\n1,A']).stream();
  expect(await columnNames(body)).toEqual(['id', 'product_code', 'name']);
});

test('counts no row before the header ends', () => {
  const counter = recordCounter();
  counter.take(new TextEncoder().encode('id,name'));
  expect(counter.rows()).toBe(0);
});

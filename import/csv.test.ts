import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openCsv } from './csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'tryset-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

const columns = { required: ['name'], optional: ['note'] };
const limits = { field: 1000, unpacked: 100_000 };

async function readAll(name: string, content: string | Buffer): Promise<number | string> {
  const file = join(folder, name);
  writeFileSync(file, content);
  try {
    const { rows } = await openCsv(file, columns, limits);
    let count = 0;
    for await (const _ of rows) count += 1;
    return count;
  } catch (error) {
    return (error as Error).message;
  }
}

test('a field may be as long as the limit, and no longer', async () => {
  expect(await readAll('fits.csv', `name,note\na,${'x'.repeat(1000)}\n`)).toBe(1);
  expect(await readAll('long.csv', `name,note\na,b\nc,${'x'.repeat(1001)}\n`)).toContain(
    'the field note that ends on line 3 is longer than 1000 characters',
  );
});

test('a quote that is never closed does not gather the whole file', async () => {
  expect(await readAll('open.csv', `name,note\na,"${'x\n'.repeat(50_000)}`)).toContain('a row is too long');
});

test('a packed file unpacks to so many bytes, and to no more', async () => {
  const rows = (bytes: number) => gzipSync(`name\n${'a\n'.repeat(bytes / 2)}`);
  expect(await readAll('fits.csv.gz', rows(90_000))).toBe(45_000);
  expect(await readAll('bomb.csv.gz', rows(5_000_000))).toContain('unpacks to more than');
});

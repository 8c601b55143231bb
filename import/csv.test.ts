import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCsv } from './csv.ts';

const columns = { required: ['ref', 'name'], optional: ['phone'] };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(bytes: Uint8Array | string, name = 'file.csv') {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return Array.fromAsync((await openCsv(file, columns)).rows);
}

const row = { line: 2, cells: { ref: '1', name: '김하나' } };
/** The file `ref,name` and `1,김하나` as Korean Excel saves it. */
const cp949 = Buffer.concat([
  Buffer.from('ref,name\r\n1,'),
  Buffer.from([0xb1, 0xe8, 0xc7, 0xcf, 0xb3, 0xaa]),
]);
/** The file `ref,name` and `1,田中` as Japanese Excel saves it. */
const shiftJis = Buffer.concat([Buffer.from('ref,name\r\n1,'), Buffer.from([0x93, 0x63, 0x92, 0x86])]);

describe("a spreadsheet's file", () => {
  test.each<[string, Uint8Array | string]>([
    ['UTF-8', 'ref,name\n1,김하나\n'],
    ['UTF-8 with its mark', '\uFEFFref,name\r\n1,김하나'],
    ['CP949', cp949],
    ['UTF-16', Buffer.from('\uFEFFref\tname\r\n1\t김하나\r\n', 'utf16le')],
    ['semicolons', 'ref;name\n1;김하나\n'],
    ['tabs', 'ref\tname\n1\t김하나\n'],
  ])('%s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual([row]);
  });

  test('in Shift_JIS', async () => {
    expect(await rowsOf(shiftJis)).toEqual([{ line: 2, cells: { ref: '1', name: '田中' } }]);
  });

  test('compressed', async () => {
    expect(await rowsOf(gzipSync(cp949), 'file.csv.gz')).toEqual([row]);
  });

  test('with a line that names the separator', async () => {
    expect(await rowsOf('sep=;\r\nref;name\r\n1;김하나')).toEqual([{ ...row, line: 3 }]);
    expect(await rowsOf('sep=,\r\nref,name\r\n1,김하나')).toEqual([{ ...row, line: 3 }]);
  });

  test('with rows of empty cells, which are skipped but counted as lines', async () => {
    const rows = await rowsOf(',,\n\nref,name\n , \n1,"김\r\n하나"\n,\n2,\u3164\n');
    expect(rows).toEqual([
      { line: 5, cells: { ref: '1', name: '김\n하나' } },
      { line: 8, cells: { ref: '2', name: '' } },
    ]);
  });
});

test.each<[string, Uint8Array | string]>([
  ['line 3: letters were lost', 'ref,name\n1,a\n2,\u{FFFD}'],
  ['line 2: the encoding is neither UTF-8 nor certainly', Buffer.from([0x61, 0x0a, 0xff, 0xff])],
  ['line 1: this is not a text file', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
  ['line 3: the header lacks name', '\n,\nref\n1\n'],
])('is refused: %s', async (told, bytes) => {
  await expect(rowsOf(bytes)).rejects.toThrow(told);
});

const limits = { field: 1000, unpacked: 100_000 };
const named = { required: ['name'], optional: ['note'] };

async function readAll(name: string, content: string | Buffer): Promise<number | string> {
  const file = join(folder, name);
  await writeFile(file, content);
  try {
    const { rows } = await openCsv(file, named, limits);
    let count = 0;
    for await (const _ of rows) count += 1;
    return count;
  } catch (error) {
    return (error as Error).message;
  }
}

test('accepts a field up to the limit, and no longer one', async () => {
  expect(await readAll('fits.csv', `name,note\na,${'x'.repeat(1000)}\n`)).toBe(1);
  expect(await readAll('long.csv', `name,note\na,b\nc,${'x'.repeat(1001)}\n`)).toContain(
    'the field note that ends on line 3 is longer than 1000 characters',
  );
});

test('stops at an unclosed quote instead of gathering the whole file', async () => {
  expect(await readAll('open.csv', `name,note\na,"${'x\n'.repeat(50_000)}`)).toContain('a row is too long');
});

test('unpacks a compressed file up to the limit of bytes', async () => {
  const rows = (bytes: number) => gzipSync(`name\n${'a\n'.repeat(bytes / 2)}`);
  expect(await readAll('fits.csv.gz', rows(90_000))).toBe(45_000);
  expect(await readAll('bomb.csv.gz', rows(5_000_000))).toContain('unpacks to more than');
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
/** Folders whose code uses connection pools. */
const folders = [
  'postgres',
  'http',
  'event-store',
  'write-api',
  'projections',
  'read-api',
  'replay',
  'server',
  'import',
];

test('only inTransaction begins transactions of a pool, and inside one the pool refuses', () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file))
      .map((file) => join(folder, file)),
  );
  const begins = /\.(transaction|startTransaction|connection)\(\)/;
  const found = sources.filter((file) => begins.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual(['postgres/in-transaction.ts']);
});

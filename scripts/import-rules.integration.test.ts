// @module-tag thorough
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tryset-imports-'));
  await cp('package.json', join(folder, 'package.json'));
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function violations(files: Record<string, string>): Promise<string[]> {
  const source = join(folder, 'checked');
  await rm(source, { recursive: true, force: true });
  for (const link of ['package.json', 'node_modules']) {
    await mkdir(source, { recursive: true });
    await symlink(join(folder, link), join(source, link));
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, name)), { recursive: true });
    await writeFile(join(source, name), text);
  }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/import-rules.mjs', source], (_error, _printed, complaints) => {
      resolve([...complaints.matchAll(/^ {4}([a-z-/]+):/gm)].map(([, rule = '']) => rule));
    });
  });
}

const thing = 'export const thing = 1;\nexport type Thing = number;\n';

test.each<[string, string[], Record<string, string>]>([
  ['an allowed import', [], { 'http/a.ts': "import '#domain/b.ts';", 'domain/b.ts': thing }],
  [
    'a forbidden one',
    ['http-imports'],
    { 'http/a.ts': "import '#projections/b.ts';", 'projections/b.ts': thing },
  ],
  [
    'a forbidden one for types',
    ['domain-imports'],
    { 'domain/a.ts': "import type { Thing } from '#http/b.ts';", 'http/b.ts': thing },
  ],
  [
    'a forbidden one at run time',
    ['domain-imports'],
    { 'domain/a.ts': "export const b = () => import('#http/b.ts');", 'http/b.ts': thing },
  ],
  [
    'in TSX',
    ['dashboard-imports'],
    {
      'dashboard/a.tsx': "import { thing } from '#server/b.ts';\nexport const a = <b>{thing}</b>;",
      'server/b.ts': thing,
    },
  ],
  [
    'a contract for its types',
    [],
    {
      'dashboard/a.ts': "import type { Thing } from '#read-api/x/contract.ts';",
      'read-api/x/contract.ts': thing,
    },
  ],
  [
    'a contract at run time',
    ['dashboard-types-only'],
    {
      'dashboard/a.ts': "import { thing } from '#read-api/x/contract.ts';\nthing;",
      'read-api/x/contract.ts': thing,
    },
  ],
  [
    'the names of fields in the texts of their language',
    [],
    {
      'dashboard/i18n/ko/x.ts': "import '#domain/x/words/ko.ts';\nimport '#domain/words/ko.ts';",
      'domain/x/words/ko.ts': thing,
      'domain/words/ko.ts': thing,
    },
  ],
  [
    'the names of fields in another language',
    ['one-language-at-a-time', 'one-language-at-a-time'],
    {
      'dashboard/i18n/ko/x.ts': "import '#domain/x/words/en.ts';",
      'dashboard/x/page.ts': "import '#domain/x/words/en.ts';",
      'domain/x/words/en.ts': thing,
    },
  ],
  [
    'by a relative path',
    ['no-relative-way-out'],
    { 'http/a.ts': "import '../domain/b.ts';", 'domain/b.ts': thing },
  ],
  [
    'the embedded server',
    ['projections-imports'],
    { 'projections/a.ts': "import '#event-store/embedded/b.ts';", 'event-store/embedded/b.ts': thing },
  ],
  ['in a circle', ['no-cycles'], { 'http/a.ts': "import './b.ts';", 'http/b.ts': "import './a.ts';" }],
  [
    'areas in a circle',
    ['no-circles-of-areas'],
    {
      'dashboard/a/x.ts': "import '../b/x.ts';",
      'dashboard/b/x.ts': thing,
      'dashboard/b/y.ts': "import '../a/y.ts';",
      'dashboard/a/y.ts': thing,
    },
  ],
  [
    'areas of another layer in a circle',
    ['no-circles-of-areas'],
    {
      'read-api/a/x.ts': "import '../b/x.ts';",
      'read-api/b/x.ts': thing,
      'read-api/b/y.ts': "import '../a/y.ts';",
      'read-api/a/y.ts': thing,
    },
  ],
  [
    'areas in a circle of types',
    [],
    {
      'read-api/a/x.ts': "import '../b/x.ts';",
      'read-api/b/x.ts': thing,
      'read-api/b/y.ts': "import type { Thing } from '../a/y.ts';",
      'read-api/a/y.ts': thing,
    },
  ],
  ['I/O in the domain', ['domain-is-pure'], { 'domain/a.ts': "import 'node:fs';" }],
  ['the client elsewhere', ['one-event-store-client'], { 'http/a.ts': "import '@eventstore/db-client';" }],
  ['a development package', ['no-development-packages'], { 'server/a.ts': "import 'vite';" }],
  [
    'a test from the program',
    ['tests-stay-tests'],
    { 'http/a.ts': "import './b.test.ts';", 'http/b.test.ts': thing },
  ],
  ['what is not there', ['resolvable'], { 'http/a.ts': "import './b.ts';" }],
])('%s', async (_name, expected, files) => {
  expect(await violations(files)).toEqual(expected);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const fixtures = new URL('../domain/fixtures/', import.meta.url);
const table = new URL('../docs/personal-data.md', import.meta.url);

/** The fields that docs/personal-data.md lists as public. */
function saidToBePublic(): string[] {
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, field = '']) => field));
}

/** The paths of texts in a value, except sealed ones: `items[].snsType`. */
function openTexts(value: unknown, at: string): string[] {
  if (typeof value === 'string') return value.startsWith('s1.') ? [] : [at];
  if (Array.isArray(value)) return value.flatMap((each) => openTexts(each, `${at}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => openTexts(each, at === '' ? name : `${at}.${name}`));
}

test('every text in an event is sealed, or said to be public in docs/personal-data.md, once', () => {
  const files = readdirSync(fixtures).filter((file) => file.endsWith('.json'));
  const found = files.flatMap((file) => {
    const { data } = JSON.parse(readFileSync(new URL(file, fixtures), 'utf8')) as { data: unknown };
    return openTexts(data, '');
  });
  expect(saidToBePublic().sort()).toEqual([...new Set(found)].sort());
});

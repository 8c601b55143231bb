import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const packages: Record<string, Entry> = read('package-lock.json').packages;
const entries = Object.entries(packages).filter(([path]) => path !== '');

test('the lock file has the hash of every package', () => {
  const isKnown = ({ integrity = '' }: Entry) => /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity);
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(([, entry]) => !isKnown(entry)).map(([path]) => path)).toEqual([]);
});

test('the lock file names no address, so that packages come from the configured registry', () => {
  expect(entries.flatMap(([, { resolved = [] }]) => resolved)).toEqual([]);
});

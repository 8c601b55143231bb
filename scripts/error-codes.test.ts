import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCodes } from './error-codes.ts';

const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const documented = [...page.matchAll(/^\| `([a-z_<>]+\.[a-z_<>]+)` +\| (\w+) +\|/gm)].map(
  ([, code, status]) => `${status} ${code}`,
);

it('has every error code in docs/api.md, once and with its status', () => {
  expect(documented.toSorted()).toEqual(errorCodes());
});

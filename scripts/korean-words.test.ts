import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const koreanTexts = ['dashboard/i18n/ko/**/*.ts', 'domain/**/ko.ts', 'write-api/mail/texts/ko.ts'];

test('Korean texts say 요금제 for a plan, and no second word', () => {
  const files = globSync(koreanTexts, { cwd: new URL('..', import.meta.url) });
  expect(files.length).toBeGreaterThan(50);
  const others = files.filter((file) =>
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').includes('플랜'),
  );
  expect(others).toEqual([]);
});

import { expect, test } from 'vitest';
import { columnsOf } from './columns-of.ts';
import { wordingOf } from './wording.ts';

test('names columns by area, then by shared names, and by API name for programs', () => {
  const name = { en: 'House', ko: '집', ja: '家' };
  const own = columnsOf({ name })<string>([
    { header: 'name', value: (row) => row },
    { header: 'id', value: (row) => row },
  ]);
  const shared = columnsOf({})<string>([{ header: 'name', value: (row) => row }]);
  const inLanguage = (choices: Parameters<typeof wordingOf>[0]) => {
    const { header } = wordingOf(choices, '2026-01-02T00:00:00Z');
    return [...own, ...shared].map(header);
  };
  expect(inLanguage({ language: 'en' })).toEqual(['House', 'No.', 'Name']);
  expect(inLanguage({ language: 'ko' })).toEqual(['집', '번호', '이름']);
  expect(inLanguage({})).toEqual(['name', 'id', 'name']);
});

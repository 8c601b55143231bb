import { expect, test } from 'vitest';
import { columnNames } from './column-names.ts';
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

test('the marks of a shared column stay when an area names it', () => {
  const own = columnNames({ en: { phone: 'Call' }, ko: { phone: '전화' }, ja: { phone: '電話' } });
  const [phone] = columnsOf(own)<string>([{ header: 'phone', value: (row) => row }]);
  expect(phone?.called).toEqual({ en: 'Call', ko: '전화', ja: '電話', isPersonal: true, isPhone: true });
});

test('columns have the names of fields in snake case', () => {
  const names = columnNames({
    en: { createdTime: 'Added' },
    ko: { createdTime: '등록 시각' },
    ja: { createdTime: '登録日時' },
  });
  expect(names.created_time).toEqual({ en: 'Added', ko: '등록 시각', ja: '登録日時' });
});

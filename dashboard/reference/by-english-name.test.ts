import { expect, test } from 'vitest';
import { byEnglishName } from './by-english-name.ts';

test('sorts brands by English name, else by Korean name, ignoring case', () => {
  const brands = [
    { name: 'studio', nameKo: '스튜디오' },
    { name: '', nameKo: '한글' },
    { name: 'Atelier', nameKo: null },
    { name: 'maison', nameKo: null },
    { name: 'Maison B', nameKo: null },
  ];
  expect(byEnglishName(brands).map(({ name, nameKo }) => name || nameKo)).toEqual([
    'Atelier',
    'maison',
    'Maison B',
    'studio',
    '한글',
  ]);
});

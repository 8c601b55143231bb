import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { knownAreas } from '../../areas.ts';
import { en } from '../../i18n/en/index.ts';
import { ja } from '../../i18n/ja/index.ts';
import { ko } from '../../i18n/ko/index.ts';
import { timeFormats } from '../preferences/time.ts';
import { areaWords } from './area-words.ts';
import { valueLines, valueText } from './value-text.ts';

let t: Record<'ko' | 'en' | 'ja', TFunction>;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  const resources = { ko: { translation: ko }, en: { translation: en }, ja: { translation: ja } };
  await i18n.init({ lng: 'en', fallbackLng: false, interpolation: { escapeValue: false }, resources });
  t = { ko: i18n.getFixedT('ko'), en: i18n.getFixedT('en'), ja: i18n.getFixedT('ja') };
});

const names = {
  'product-11': 'Wool coat',
  'product_size-110': 'M',
  'stock_item-111': 'S0000111',
  'brand-1': 'Acme',
  'tryset_item-601': 'Wool coat',
  'category-4': 'Outer',
};
const partsIn = (language: 'ko' | 'en' | 'ja', category = 'tryset') => ({
  t: t[language],
  category,
  names,
  known: { kinds: knownAreas.kinds, words: areaWords },
  times: timeFormats(language, 'Asia/Seoul'),
});
const say = (field: string, value: unknown, language: 'ko' | 'en' | 'ja' = 'en') =>
  valueText(partsIn(language), field, value);

describe('a value', () => {
  test('that is a list has one line per element', () => {
    const items = [
      { trysetItemId: 601, productId: 11, productSizeId: 110, stockItemId: 111, brandId: 1, trialDays: 14 },
      { trysetItemId: 602, productId: 12, productSizeId: 120, stockItemId: 112, brandId: 2, trialDays: 14 },
    ];
    expect(valueLines(partsIn('en'), 'items', items)).toEqual(['601 · Wool coat · M · S0000111', '602']);
    expect(valueLines(partsIn('en'), 'itemIds', [601, 602])).toEqual(['601 · Wool coat', 'no. 602']);
    expect(valueLines(partsIn('en'), 'itemIds', [])).toEqual(['None']);
    expect(say('itemIds', [601, 602], 'ja')).toBe('601 · Wool coat、602番');
  });

  test.each([
    ['productId', 11, 'Wool coat'],
    ['stockItemId', 111, 'S0000111'],
    ['brandId', 1, 'Acme'],
    ['categoryId', 4, 'Outer'],
    ['categoryId', 5, 'no. 5'],
    ['trysetId', 501, '501'],
    ['trialDays', 14, '14'],
    ['discountRate', 15, '15%'],
    ['originalPrice', 128000, '128,000'],
    ['expectedDeliveryOn', '2026-03-05', '5 Mar 2026'],
    ['deliveredAt', '2026-03-04T15:05:09.000Z', '5 Mar 2026, 00:05'],
    ['recipient', '[sealed]', 'Personal data, sealed'],
    ['isExpress', true, 'Yes'],
    ['look', null, 'None'],
    ['metadata', {}, 'None'],
  ])('of %s reads as people write it', (field, value, text) => {
    expect(say(field, value)).toBe(text);
  });

  test('with several fields has the punctuation of each language', () => {
    const value = { value: 80, priority: 1 };
    expect(say('material', value)).toBe('Value: 80, Priority: 1');
    expect(say('material', value, 'ja')).toBe('値：80、優先順位：1');
    expect(say('material', value, 'ko')).toContain(': 80, ');
  });
});

test('Japanese texts have no half-width colon or bracket beside Japanese letters', () => {
  const texts = JSON.stringify(ja.history).replaceAll(/"[\w]+":/g, '');
  expect(texts.match(/[ぁ-んァ-ヶ一-龠}][:(]|\)[ぁ-んァ-ヶ一-龠]/g)).toBeNull();
});

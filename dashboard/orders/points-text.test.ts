import i18next from 'i18next';
import { expect, test } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { ko } from '../i18n/ko/index.ts';
import { speakPlurals } from '../i18n/plural.ts';
import { pointsText } from './points-text.ts';

test.each([
  ['en', en, 1, '1 point'],
  ['en', en, 12_000, '12,000 points'],
  ['ko', ko, 12_000, '12,000포인트'],
])('points have their unit in %s', async (lng, texts, points, text) => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng, fallbackLng: false, resources: { [lng]: { translation: texts } } });
  speakPlurals(i18n);
  expect(pointsText(i18n.t, points)).toBe(text);
});

import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { speakPlurals } from '../i18n/plural.ts';
import { changeText, durationChangeText, durationText, rateChangeText, rateText } from './figure-texts.ts';

const spoken = i18next.createInstance();
beforeAll(async () => {
  await spoken.init({ lng: 'en', resources: { en: { translation: en } } });
  speakPlurals(spoken);
});

const hour = 3_600;

test.each([
  [null, 'None'],
  [0, '0 h'],
  [1.5 * hour, '1.5 h'],
  [47 * hour, '47 h'],
  [48 * hour, '2 days'],
  [100 * hour, '4.2 days'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(durationText(spoken.t, seconds)).toBe(text);
});

test.each([
  [12, 10, '+2 (+20%)'],
  [9, 10, '−1 (−10%)'],
  [10, 10, '±0'],
  [3, 0, '+3'],
  [2_500, 1_000, '+1,500 (+150%)'],
])('writes the change to %i from %i as %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

test('gives changes of durations and rates a sign, and no change when one of them is unknown', () => {
  expect(durationChangeText(spoken.t, 72 * hour, 12 * hour)).toBe('+2.5 days');
  expect(durationChangeText(spoken.t, hour, 2 * hour)).toBe('−1 h');
  expect(durationChangeText(spoken.t, null, hour)).toBe(null);
  expect(rateText(spoken.t, 0, 0)).toBe('None');
  expect(rateText(spoken.t, 1, 3)).toBe('33%');
  expect(rateChangeText(spoken.t, { part: 1, whole: 2 }, { part: 1, whole: 4 })).toBe('+25 points');
  expect(rateChangeText(spoken.t, { part: 0, whole: 0 }, { part: 1, whole: 4 })).toBe(null);
});

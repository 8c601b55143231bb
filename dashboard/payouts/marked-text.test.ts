import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { speakPlurals } from '../i18n/plural.ts';
import { markedText } from './marked-text.ts';

let t: TFunction;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', fallbackLng: false, resources: { en: { translation: en } } });
  speakPlurals(i18n);
  t = i18n.t;
});

const results = (marked: number, refused: number) => [
  ...Array.from({ length: marked }, (_, userId) => ({ userId, ok: true })),
  ...Array.from({ length: refused }, (_, index) => ({ userId: marked + index, ok: false })),
];

test.each([
  ['pay', 12, 0, 'success', '12 lines are paid.'],
  ['pay', 1, 0, 'success', '1 line is paid.'],
  ['pay', 12, 2, 'fail', '12 lines are paid, 2 were refused.'],
  ['pay', 0, 1, 'fail', '0 lines are paid, 1 was refused.'],
  ['fail', 1, 0, 'success', '1 line is marked as failed. The amount stays due.'],
  ['fail', 2, 1, 'fail', '2 lines are marked as failed, 1 was refused.'],
] as const)('%s with %i lines marked and %i refused says so', (action, marked, refused, type, text) => {
  expect(markedText(t, action, results(marked, refused))).toEqual({ type, text });
});

import i18next, { type TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { en } from '../i18n/en/index.ts';
import { itemStages } from './item-stages.ts';

let t: TFunction;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: 'en', fallbackLng: false, resources: { en: { translation: en } } });
  t = i18n.t;
});
const requested = '2026-11-01T09:00:00.000Z';
const reached = new Map([
  ['tryset_preparing', '2026-11-02T09:00:00.000Z'],
  ['tryset_delivering', '2026-11-03T09:00:00.000Z'],
  ['return_requested', '2026-11-10T09:00:00.000Z'],
]);

test('every status except idle belongs to exactly one stage', () => {
  for (const status of trysetItemStatuses.filter((each) => each !== 'idle')) {
    const stages = itemStages(t, status, reached, requested);
    expect(
      stages.filter(({ state }) => state === 'here'),
      status,
    ).toHaveLength(1);
  }
});

test('gives passed stages the time of their event, and stages ahead none, even if reached before', () => {
  const stages = itemStages(t, 'tryset_delivering', reached, requested);
  expect(stages.slice(0, 4).map(({ state, at }) => [state, at])).toEqual([
    ['passed', requested],
    ['passed', '2026-11-02T09:00:00.000Z'],
    ['here', '2026-11-03T09:00:00.000Z'],
    ['ahead', null],
  ]);
  expect(stages.slice(4).every(({ state, at }) => state === 'ahead' && at === null)).toBe(true);
});

test('shows no stages after an end', () => {
  expect(itemStages(t, 'tryset_canceled', reached, requested).map(({ state }) => state)).toEqual([
    'passed',
    'here',
  ]);
  expect(itemStages(t, 'purchased', reached, requested).at(-1)?.state).toBe('here');
});

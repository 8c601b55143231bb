import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { costText, shareText, timeText, wholeShareText } from './benchmark-text.ts';

const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction;

test('writes a share with its interval, and with its counts', () => {
  const share = { part: 6, of: 8, share: 0.75, low: 0.409_3, high: 0.928_5 };
  expect([shareText(t, share), wholeShareText(t, share)]).toEqual(['75% (41–93)', '75% (41–93) · 6/8']);
  expect(shareText(t, { ...share, share: 0.833_33 })).toBe('83.3% (41–93)');
  const nothing = { part: 0, of: 0, share: null, low: null, high: null };
  expect([shareText(t, nothing), wholeShareText(t, nothing)]).toEqual(['common.none', 'common.none']);
});

test('writes a time in ms, or in seconds from one second on', () => {
  expect([timeText(t, 4.6), timeText(t, 999), timeText(t, 1_250), timeText(t, null)]).toEqual([
    '5 ms',
    '999 ms',
    '1.3 s',
    'common.none',
  ]);
});

test('writes the price of a thousand items, or their tokens without a known price', () => {
  const tokens = { medianMs: 5, inputTokens: 1_200.4, outputTokens: 80 };
  expect(costText(t, { ...tokens, usd: 0.003_2 })).toBe('$3.20');
  expect(costText(t, { ...tokens, usd: null })).toBe('benchmark.tokens {"amount":"1,280,400"}');
  const nothing = { medianMs: 5, inputTokens: null, outputTokens: null, usd: null };
  expect(costText(t, nothing)).toBe('common.none');
});

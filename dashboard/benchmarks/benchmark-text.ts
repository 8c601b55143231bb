import type { TFunction } from 'i18next';
import type { Language } from '#domain/words/languages.ts';
import type { Benchmark, Share } from '#read-api/benchmarks/contract.ts';
import { brandName } from '../brands/brand-name.ts';
import { label } from '../i18n/label.ts';
import { formatNumber, type TimeFormats } from '../kit/preferences/time.ts';

const percent = (share: number) => (100 * share).toFixed(1).replace(/\.0$/, '');

/** `75% (41–93)`: a share with its 95 % interval, in percent; "None" if the share is unknown. */
export function shareText(t: TFunction, { share, low, high }: Share): string {
  if (share === null || low === null || high === null) return t('common.none');
  return `${percent(share)}% (${Math.round(100 * low)}–${Math.round(100 * high)})`;
}

/** `75% (41–93) · 6/8`: a share with its 95 % interval and its two counts. */
export function wholeShareText(t: TFunction, share: Share): string {
  const { part, of } = share;
  return of === 0 ? t('common.none') : `${shareText(t, share)} · ${formatNumber(part)}/${formatNumber(of)}`;
}

/** The name of the method: the rules, or the model by its name. A custom prompt is mentioned. */
export function methodText(t: TFunction, { method, model, prompt }: Benchmark): string {
  const name = model?.name ?? label(t, 'benchmark.method', method);
  return prompt === null ? name : `${name} · ${t('benchmark.ownPrompt')}`;
}

/** The filter that selected the items of a benchmark, in words. */
export function filterText(
  t: TFunction,
  { filter }: Benchmark,
  { times, language }: { times: TimeFormats; language: Language },
): string {
  const { decidedFrom, decidedUntil, brands, snsType } = filter;
  const last = decidedUntil === null ? null : new Date(Date.parse(decidedUntil) - 1).toISOString();
  const isOpen = decidedFrom === null && last === null;
  const ends = [decidedFrom, last].map((at) => (at === null ? '' : times.date(at)));
  const said = [
    snsType === null ? '' : label(t, 'looks.sns', snsType),
    (brands ?? []).map((brand) => brandName(brand, language)).join(', '),
    isOpen ? '' : ends.join(' – '),
  ].filter(Boolean);
  return said.length === 0 ? t('benchmark.everything') : said.join(' · ');
}

/** A time in ms, or in seconds from one second on. */
export function timeText(t: TFunction, ms: number | null): string {
  if (ms === null) return t('common.none');
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/**
 * The cost of a thousand items, as the cost of one would start with zeros. Without a known price, the tokens per
 * thousand items.
 */
export function costText(
  t: TFunction,
  { usd, inputTokens, outputTokens }: Benchmark['result']['cost'],
): string {
  if (usd !== null) return `$${(usd * 1_000).toFixed(2)}`;
  if (inputTokens === null || outputTokens === null) return t('common.none');
  return t('benchmark.tokens', { amount: formatNumber((inputTokens + outputTokens) * 1_000) });
}

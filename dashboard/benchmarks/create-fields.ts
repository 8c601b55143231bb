import type { TFunction } from 'i18next';
import { benchmarkMethods } from '#domain/benchmarks/benchmark-kinds.ts';
import { lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { label } from '../i18n/label.ts';
import type { Field } from '../kit/fields/field.ts';
import type { FilterOption } from '../kit/list/filter-option.ts';
import { dayEnd, dayStart } from '../kit/preferences/days.ts';

/** The fields of a new benchmark. If a day is left out, the period is open at that end. */
export const createFields = (t: TFunction, brands: readonly FilterOption[]): Field[] => [
  {
    name: 'method',
    text: t('benchmark.fields.method'),
    kind: 'choice',
    required: true,
    options: benchmarkMethods.map((value) => ({ value, text: label(t, 'benchmark.method', value) })),
  },
  {
    name: 'prompt',
    text: t('benchmark.fields.prompt'),
    kind: 'lines',
    atMost: 8000,
    lines: 5,
    when: { name: 'method', is: 'LANGUAGE_MODEL' },
    help: t('benchmark.promptHelp'),
  },
  { name: 'decided_from', text: t('benchmark.fields.decidedFrom'), kind: 'day' },
  { name: 'decided_to', text: t('benchmark.fields.decidedTo'), kind: 'day' },
  { name: 'brand_ids', text: t('benchmark.fields.brands'), kind: 'ids', options: [...brands] },
  {
    name: 'sns_type',
    text: t('benchmark.fields.sns'),
    kind: 'choice',
    options: lookSnsTypes.map((value) => ({ value, text: label(t, 'looks.sns', value) })),
  },
];

/** The earliest and the latest day of a period. They stand in for a day that is left out. */
const [firstDay, lastDay] = ['2000-01-01', '2999-12-30'];

/** The body of the call. The two days become one period, from their first to their last instant in the time zone. */
export function createBody(
  { decided_from: from, decided_to: to, ...said }: Record<string, unknown>,
  timeZone: string,
) {
  if (from == null && to == null) return said;
  const period = [dayStart(String(from ?? firstDay), timeZone), dayEnd(String(to ?? lastDay), timeZone)];
  return { ...said, decided_time: period.join(',') };
}

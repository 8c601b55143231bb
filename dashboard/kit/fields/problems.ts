import type { TFunction } from 'i18next';
import { isEmail } from '#domain/text/email.ts';
import { isPhone } from '#domain/text/phone.ts';
import { isVisible } from '#domain/text/plain.ts';
import type { en } from '../../i18n/en/index.ts';
import { formatNumber } from '../preferences/time.ts';
import { askedFields, type Field, objectOf, type Values } from './field.ts';
import { pairsOf } from './pairs.ts';
import { readValue } from './read-value.ts';

export type Problem = keyof typeof en.fieldProblems;

const link = /^https?:\/\/\S+$/i;
const digits = /^[\d-]+$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const hour = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The problems of the values, by field. The server checks the values again. */
export function problemsOf(fields: readonly Field[], values: Values): Record<string, Problem> {
  const asked = askedFields(fields, values);
  const begun = new Set(
    asked.flatMap(({ name, kind }) =>
      kind !== 'flag' && (values[name] ?? '').trim() ? [objectOf(name)] : [],
    ),
  );
  const problems: Record<string, Problem> = {};
  for (const field of asked) {
    const object = objectOf(field.name);
    const isRequired = field.required || (field.together && object !== null && begun.has(object));
    const problem = problemOf(field, readValue(field, values[field.name] ?? ''), isRequired === true);
    if (problem !== null) problems[field.name] = problem;
  }
  return problems;
}

/** The texts of the values' problems, by field. */
export function problemTexts(t: TFunction, fields: readonly Field[], values: Values): Record<string, string> {
  const problems = problemsOf(fields, values);
  return Object.fromEntries(
    fields.flatMap(({ name, atLeast = 0, atMost = 0 }) => {
      const problem = problems[name];
      if (problem === undefined) return [];
      const bounds = { least: formatNumber(atLeast), most: formatNumber(atMost) };
      return [[name, t(`fieldProblems.${problem}`, bounds)]];
    }),
  );
}

function problemOf(
  { kind, format, atLeast, atMost }: Field,
  value: string,
  required: boolean,
): Problem | null {
  if (!isVisible(value)) return required || value !== '' ? 'required' : null;
  if (kind === 'decimal' && !/^\d{1,9}([.]\d{1,4})?$/.test(value)) return 'decimal';
  if (kind === 'whole' || kind === 'decimal') {
    if (kind === 'whole' && !/^\d{1,15}$/.test(value)) return 'whole';
    if (atLeast !== undefined && Number(value) < atLeast) return 'tooSmall';
    return atMost !== undefined && Number(value) > atMost ? 'tooLarge' : null;
  }
  if (kind === 'ids') return /^\d{1,10}(\s*,\s*\d{1,10})*$/.test(value) ? null : 'ids';
  if (kind === 'pairs') return pairsOf(value) === null ? 'pairs' : null;
  if (kind === 'day') return day.test(value) ? null : 'day';
  if (kind === 'moment') return moment.test(value) ? null : 'moment';
  if (atLeast !== undefined && value.length < atLeast) return 'tooShort';
  if (format === 'email') return isEmail(value) ? null : 'email';
  if (format === 'phone') return isPhone(value) ? null : 'phone';
  if (format === 'digits') return digits.test(value) ? null : 'digits';
  if (format === 'hour') return hour.test(value) ? null : 'hour';
  if (format === 'link') return link.test(value) ? null : 'link';
  return null;
}

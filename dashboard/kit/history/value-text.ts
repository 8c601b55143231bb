import type { TFunction } from 'i18next';
import { entityKindOf } from '#domain/entity-fields.ts';
import { type LabelGroup, label } from '../../i18n/label.ts';
import { formatNumber, type TimeFormats } from '../preferences/time.ts';
import { fieldName } from './field-name.ts';
import type { Fields, Wording, Words } from './words.ts';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const sealed = '[sealed]';

export interface ValueParts extends Omit<Wording, 'times'> {
  times: Pick<TimeFormats, 'dateTime' | 'calendarDay'>;
  /** The stream's category, since the meaning of a status depends on it. */
  category: string;
  /** The type of the event with the value; left out for the state of a stream. */
  type?: string;
}

/** A value of an event or of a changed field as readable text, with one line per element of a list. */
export function valueLines(parts: ValueParts, field: string, value: unknown): string[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((inner) => valueLines(parts, field, inner));
  }
  return [oneText(parts, field, value)];
}

/** The value as one line of readable text. */
export function valueText(parts: ValueParts, field: string, value: unknown): string {
  return valueLines(parts, field, value).join(parts.t('history.separator'));
}

/** A name and its value, with the punctuation of the language. */
export function pairText(t: TFunction, name: string, value: string): string {
  return t('common.pair', { name, value });
}

/** Whether a value is missing or empty. */
export function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}

function oneText(parts: ValueParts, field: string, value: unknown): string {
  const { t, times } = parts;
  if (isNothing(value)) return t('common.none');
  if (value === sealed) return t('history.sealed');
  if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
  if (typeof value === 'object') {
    // Staff choose the names in metadata, so a name says nothing about the kind of its value.
    const text =
      field === 'metadata' ? pairTexts(parts, value as Fields) : objectText(parts, value as Fields);
    return text || t('common.none');
  }
  if (typeof value === 'number') return numberText(parts, field, value);
  const group = groupOf(parts, field);
  if (group !== undefined) return label(t, group, String(value));
  const text = writtenText(parts, String(value));
  if (instant.test(text)) return times.dateTime(text);
  return day.test(text) ? times.calendarDay(text) : text;
}

/** A written text after each area has replaced its mentions. */
function writtenText({ t, names, known }: ValueParts, written: string): string {
  const named = (kind: string, id: number) => names[`${kind}-${id}`] ?? null;
  return known.words.reduce((text, words) => words.text?.(text, { t, named }) ?? text, written);
}

function groupOf({ category, type = '', known }: ValueParts, field: string): LabelGroup | undefined {
  if (field === 'status') return known.kinds[category]?.statuses;
  const first = (groupIn: (words: Words) => LabelGroup | undefined) =>
    known.words.map(groupIn).find((group) => group !== undefined);
  return (
    first(({ codesOf }) => codesOf?.[type]?.[field]) ??
    first(({ codesOf }) => codesOf?.[category]?.[field]) ??
    first(({ codes }) => codes?.[field])
  );
}

function numberText({ t, type, names, known }: ValueParts, field: string, value: number): string {
  if (known.words.some(({ percentages }) => percentages?.includes(field))) return `${value}%`;
  if (known.words.some(({ amounts }) => amounts?.includes(field))) return formatNumber(value);
  const kind = entityKindOf(field, type);
  const calledBy = kind === null ? 'number' : known.kinds[kind]?.calledBy;
  if (calledBy === 'number') return String(value);
  const name = names[`${kind}-${value}`];
  if (name === undefined) return t('history.number', { id: value });
  return calledBy === 'number_and_name' ? `${value} · ${name}` : name;
}

function objectText(parts: ValueParts, value: Fields): string {
  const { t, names, known } = parts;
  const nameOf = (field: string, id: number) => names[`${entityKindOf(field)}-${id}`] ?? null;
  for (const { object } of known.words) {
    const text = object?.(value, { t, nameOf });
    if (text !== null && text !== undefined) return text;
  }
  return Object.entries(value)
    .map(([name, inner]) => pairText(t, fieldName(parts, name), valueText(parts, name, inner)))
    .join(t('history.separator'));
}

function pairTexts({ t }: ValueParts, pairs: Fields): string {
  return Object.entries(pairs)
    .map(([name, text]) => pairText(t, name, String(text)))
    .join(t('history.separator'));
}

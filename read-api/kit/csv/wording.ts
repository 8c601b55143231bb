import Type, { type Static, type TObject, type TProperties } from 'typebox';
import { shownPhone } from '#domain/text/phone.ts';
import { words as en } from '#domain/words/en.ts';
import { words as ja } from '#domain/words/ja.ts';
import { words as ko } from '#domain/words/ko.ts';
import { type Language, languages } from '#domain/words/languages.ts';
import type { WordGroup, Words } from '#domain/words/words.ts';
import { inTimeZone } from '../time-zone.ts';
import type { CsvColumn, CsvValue } from './csv-column.ts';

const codes: Readonly<Record<Language, Words>> = { en, ja, ko };

const choices = {
  language: Type.Optional(
    Type.Enum(languages, {
      description: 'Language of column names and codes; by default both are as in the API',
    }),
  ),
  time_zone: Type.Optional(
    Type.String({
      maxLength: 60,
      description: 'IANA name of the time zone of times and of the date in the file’s name',
    }),
  ),
};

/**
 * The query of a list's file: the list's filters and the wording. `Accept-Language` is ignored: browsers always send
 * it, and scripts would get different columns on different machines.
 */
export function CsvQuery<Filters extends TProperties>(params: TObject<Filters>) {
  return Type.Object({ ...params.properties, ...choices }, { additionalProperties: false });
}

/** Wording options of a file. */
export const CsvChoices = Type.Object(choices);
export type CsvChoices = Static<typeof CsvChoices>;

/** Wording of a file: `header` and `cell` format its text; `day` is the date in its name (YYYY-MM-DD). */
export interface Wording {
  header(column: Pick<CsvColumn<never>, 'header' | 'called' | 'isTime'>): string;
  cell(column: Pick<CsvColumn<never>, 'called' | 'codes' | 'isTime'>, value: CsvValue): CsvValue;
  day: string;
  /** The reader's language; undefined in a file for programs. */
  language?: Language;
}

/** Throws 400 for an unknown time zone. `now` is an ISO instant. */
export function wordingOf({ language, time_zone: zone }: CsvChoices, now: string): Wording {
  const local = zone === undefined ? null : clockOf(zone);
  return {
    header({ header, called, isTime = false }) {
      const name = language === undefined ? header : called[language];
      return isTime && local !== null ? `${name} (${zone})` : name;
    },
    cell({ called, codes: group, isTime = false }, value) {
      if (called.isPhone && typeof value === 'string') return shownPhone(value);
      if (isTime && local !== null && typeof value === 'string') return local(value);
      if (language === undefined) return value;
      if (typeof value === 'boolean') return codes[language].isSo[`${value}`];
      return group !== undefined && typeof value === 'string' ? named(codes[language], group, value) : value;
    },
    ...(language !== undefined && { language }),
    day: (local?.(now) ?? now).slice(0, 'YYYY-MM-DD'.length),
  };
}

/**
 * Replaces the codes in a cell by their names. A cell may hold several codes, or a code with a number. Codes without
 * a name stay.
 */
function named(words: Words, group: WordGroup, value: string): string {
  const names: Readonly<Record<string, string>> = words[group];
  return value.replaceAll(/[A-Za-z_]+/g, (code) =>
    Object.hasOwn(names, code) ? (names[code] ?? code) : code,
  );
}

/** Formats instants as YYYY-MM-DD HH:MM:SS, which spreadsheets recognize as times. */
function clockOf(timeZone: string): (instant: string) => string {
  // The Swedish date format is YYYY-MM-DD HH:MM:SS.
  const usual = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = inTimeZone(() => new Intl.DateTimeFormat('sv-SE', usual));
  return (instant) => format.format(new Date(instant));
}

import Type, { type Static, type TObject, type TProperties } from 'typebox';
import { shownPhone } from '#domain/text/phone.ts';
import { words as en } from '#domain/words/en.ts';
import { words as ja } from '#domain/words/ja.ts';
import { words as ko } from '#domain/words/ko.ts';
import { type Language, languages } from '#domain/words/languages.ts';
import type { WordGroup, Words } from '#domain/words/words.ts';
import { inTimeZone } from '../time-zone.ts';
import type { CsvColumn, CsvValue } from './csv-answer.ts';

const codes: Readonly<Record<Language, Words>> = { en, ja, ko };

const choices = {
  language: Type.Optional(
    Type.Enum(languages, {
      description: 'Columns and codes are called by their names in it; else as in the API',
    }),
  ),
  time_zone: Type.Optional(
    Type.String({
      maxLength: 60,
      description: 'IANA name; times, and the day in the file’s name, are those of it',
    }),
  ),
};

/**
 * The query of a list as that of its file, which can be asked for as people read it. `Accept-Language` is no choice: browsers
 * send it with every request, and programs would get other columns by the machine that they run on.
 */
export function CsvQuery<Filters extends TProperties>(params: TObject<Filters>) {
  return Type.Object({ ...params.properties, ...choices }, { additionalProperties: false });
}

/** How the file of a list may be asked for. */
export const CsvChoices = Type.Object(choices);
export type CsvChoices = Static<typeof CsvChoices>;

/** How a file is told: `header` and `cell` give what stands in it, `day` is that of its name (YYYY-MM-DD). */
export interface Wording {
  header(column: Pick<CsvColumn<never>, 'header' | 'called' | 'isTime'>): string;
  cell(column: Pick<CsvColumn<never>, 'called' | 'codes' | 'isTime'>, value: CsvValue): CsvValue;
  day: string;
  /** None in a file for programs. */
  language?: Language;
}

/** Throws the documented error where there is no such time zone. `now` is an ISO instant. */
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

/** The codes of a cell by their names: it may hold several, or a number beside. One that has no name stays. */
function named(words: Words, group: WordGroup, value: string): string {
  const names: Readonly<Record<string, string>> = words[group];
  return value.replaceAll(/[A-Za-z_]+/g, (code) =>
    Object.hasOwn(names, code) ? (names[code] ?? code) : code,
  );
}

/** Tells instants as YYYY-MM-DD HH:MM:SS, which spreadsheets take for times. */
function clockOf(timeZone: string): (instant: string) => string {
  // Sweden writes them so.
  const usual = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = inTimeZone(() => new Intl.DateTimeFormat('sv-SE', usual));
  return (instant) => format.format(new Date(instant));
}

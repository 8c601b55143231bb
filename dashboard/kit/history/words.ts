import type { TFunction } from 'i18next';
import type { LabelGroup } from '../../i18n/label.ts';
import type { Kind } from '../areas/kind.ts';
import type { TimeFormats } from '../preferences/time.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** With what an area puts a value of several fields into words. */
export interface Speaking {
  t: TFunction;
  /** What the id in a field is called; null where it is not known. */
  nameOf(field: string, id: number): string | null;
}

/** How values of an area's events are read. */
export interface Words {
  /** Fields whose values are codes with a text of their own. */
  codes?: Readonly<Record<string, LabelGroup>>;
  /** Codes that mean something else in the streams of a category, or in an event. */
  codesOf?: Readonly<Record<string, Readonly<Record<string, LabelGroup>>>>;
  amounts?: readonly string[];
  percentages?: readonly string[];
  /** A text that somebody wrote, with what it names by the names of today. */
  text?: (
    text: string,
    speaking: Pick<Speaking, 't'> & { named(kind: string, id: number): string | null },
  ) => string;
  /** A value of several fields in words; null where it is none of the area's. */
  object?: (value: Fields, speaking: Speaking) => string | null;
}

/** What is known of all areas: what their histories are of, and how their values are read. */
export interface KnownWords {
  kinds: Readonly<Record<string, Kind>>;
  words: readonly Words[];
}

/** With what a history is put into words: the reader's language and time zone, and what ids are called. */
export interface Wording {
  t: TFunction;
  times: TimeFormats;
  /** What ids are called, by `<kind>-<id>`, as the history's answer has it. */
  names: Readonly<Record<string, string>>;
  known: KnownWords;
}

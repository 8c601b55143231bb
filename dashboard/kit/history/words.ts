import type { TFunction } from 'i18next';
import type { LabelGroup } from '../../i18n/label.ts';
import type { Kind } from '../areas/kind.ts';
import type { TimeFormats } from '../preferences/time.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Helps an area to turn a value with several fields into text. */
export interface Speaking {
  t: TFunction;
  /** The name of the id in a field; null if the answer does not name it. */
  nameOf(field: string, id: number): string | null;
}

/** Turns the values of an area's events into text. */
export interface Words {
  /** Fields whose values are codes, each with the group of the codes' texts. */
  codes?: Readonly<Record<string, LabelGroup>>;
  /** Exceptions from `codes`, by category or event type. */
  codesOf?: Readonly<Record<string, Readonly<Record<string, LabelGroup>>>>;
  amounts?: readonly string[];
  percentages?: readonly string[];
  /** Replaces the accounts that a written text mentions by their current names. */
  text?: (
    text: string,
    speaking: Pick<Speaking, 't'> & { named(kind: string, id: number): string | null },
  ) => string;
  /** The text of a value with several fields; null if the value is not of this area. */
  object?: (value: Fields, speaking: Speaking) => string | null;
}

/** The kinds and words of all areas. */
export interface KnownWords {
  kinds: Readonly<Record<string, Kind>>;
  words: readonly Words[];
}

/** Everything that turns a history into text: the reader's language and time zone, and the names of ids. */
export interface Wording {
  t: TFunction;
  times: TimeFormats;
  /** Names of ids by `<kind>-<id>`, from the history's answer. */
  names: Readonly<Record<string, string>>;
  known: KnownWords;
}

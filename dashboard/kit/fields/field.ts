import type { InputOption } from './input.ts';

/**
 * A field of a form, its words in the reader's language; `name` is its name in the request's body, `bank_account/owner_name`
 * one inside an object, as the server's errors name it.
 */
export interface Field {
  name: string;
  text: string;
  /**
   * `ids` with options are chosen from them, without they are typed; `codes` are chosen; `pairs` are lines of a name, a
   * colon and a text.
   */
  kind:
    | 'text'
    | 'lines'
    | 'pairs'
    | 'whole'
    | 'decimal'
    | 'ids'
    | 'codes'
    | 'flag'
    | 'choice'
    | 'day'
    | 'password';
  required?: boolean;
  /** Required as soon as another field of the same object has a value: the object is there whole or not at all. */
  together?: boolean;
  /** Letters of a text; the bounds of a whole number. */
  atMost?: number;
  atLeast?: number;
  format?: 'email' | 'phone' | 'link';
  options?: readonly InputOption[];
  /** Its options are entities: what was chosen is sent as a number. */
  isId?: boolean;
  /** Why there is nothing to choose. */
  nothing?: string;
  /** Asked only while another field has this value. */
  when?: { name: string; is: string };
  /** Sent also where nothing was typed: that clears it. */
  clears?: boolean;
  help?: string;
  /** Why this person may not change it; it is shown nevertheless. */
  locked?: string;
  /** Lines that are seen at least. */
  lines?: number;
  /** Stands with its neighbours in one row. */
  narrow?: boolean;
  autoComplete?: string;
}

/** Everything is text while it is typed: a flag is `true` or `false`, nothing is empty. */
export type Values = Readonly<Record<string, string>>;

/** The fields that are asked with these values. */
export function askedFields(fields: readonly Field[], values: Values): readonly Field[] {
  return fields.filter(({ when }) => when === undefined || values[when.name] === when.is);
}

/** The object that a field is a part of; null where it stands for itself. */
export function objectOf(name: string): string | null {
  return name.includes('/') ? name.slice(0, name.indexOf('/')) : null;
}

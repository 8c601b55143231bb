import type { EntityKind } from '#domain/areas.ts';
import type { InputOption } from './input.ts';

/**
 * A field of a form, with texts in the reader's language. `name` is its name in the request's body, as in the server's
 * errors. A field inside an object has a name like `bank_account/owner_name`.
 */
export interface Field {
  name: string;
  text: string;
  /**
   * The kind of input. `ids` are chosen from the options, or typed if the field has no options. `codes` are chosen
   * from the options. `pairs` are lines of a name, a colon and a text. A `moment` is a day and a time in UTC+9, sent as an
   * instant.
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
    | 'moment'
    | 'password';
  required?: boolean;
  /** Whether a day must be one with pickups. */
  isPickup?: boolean;
  /**
   * Makes the field required if another field of the same object has a value, since the object must be complete or
   * absent.
   */
  together?: boolean;
  /** Bounds of a text's length or of a number. */
  atMost?: number;
  atLeast?: number;
  /** The form of a text; `digits` allows hyphens between them, and `hour` is `HH:MM`. */
  format?: 'email' | 'phone' | 'link' | 'digits' | 'hour';
  options?: readonly InputOption[];
  /** The kind of the entities that a field of `ids`, or a `choice` of an id, offers. The person types to find them. */
  remote?: EntityKind;
  /** Whether the field's options are entities, whose ids are sent as numbers. */
  isId?: boolean;
  /** The reason why the field has no options. */
  nothing?: string;
  /** Shows the field only while another field has this value. */
  when?: { name: string; is: string };
  /** Whether the form also sends the empty field, which clears the stored value. */
  clears?: boolean;
  help?: string;
  /** The unit of a number, shown in the input: before it (a currency's sign) or after it (a percent sign). */
  unit?: { before: string } | { after: string };
  /** Whether a text is usually a colour's hex code, so that the input offers a colour picker. */
  isColor?: boolean;
  /** Reason why this person may not change the field. The field is then read-only. */
  locked?: string;
  /** Minimum number of visible lines of a long text. */
  lines?: number;
  /** Whether the field shares a row with its neighbours. */
  narrow?: boolean;
  autoComplete?: string;
}

/** The typed values, all as text: a flag is `true` or `false`, and a missing value is empty. */
export type Values = Readonly<Record<string, string>>;

/** The fields that are shown with these values. */
export function askedFields(fields: readonly Field[], values: Values): readonly Field[] {
  return fields.filter(({ when }) => when === undefined || values[when.name] === when.is);
}

/** The name of the object that contains a field; null if the field is in no object. */
export function objectOf(name: string): string | null {
  return name.includes('/') ? name.slice(0, name.indexOf('/')) : null;
}

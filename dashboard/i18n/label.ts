import type { TFunction } from 'i18next';
import type { en } from './en/index.ts';

type Tree = { readonly [key: string]: string | Tree };

/** The dotted paths of all groups of texts, such as `trysetItem.status`. */
type GroupsOf<T extends Tree, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends Tree
    ? `${Path}${Key}` | GroupsOf<T[Key], `${Path}${Key}.`>
    : never;
}[keyof T & string];

export type LabelGroup = GroupsOf<typeof en>;

/** The text of a code from the server. A code without a text, newer than the dashboard, is shown as it is. */
export function label(
  t: TFunction,
  group: LabelGroup,
  code: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return String(t(`${group}.${code}` as never, { ...values, defaultValue: code } as never));
}

/** The text at a path built from server codes; null if no text has this path. */
export function textAt(t: TFunction, path: string, named: object = {}): string | null {
  return String(t(path as never, { ...named, defaultValue: '' } as never)) || null;
}

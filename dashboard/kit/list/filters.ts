import type { ParseKeys } from 'i18next';
import type { EntityKind } from '#domain/areas.ts';
import type { LabelGroup } from '../../i18n/label.ts';
import { codesFromText, codesText } from './codes/codes-text.ts';

/**
 * A filter of a list as data; `name` is the query parameter in the page's address and, but for periods, in the call.
 * `given` filters come with links only and are shown as a chip.
 */
export type Filter = {
  name: string;
  /** The key of its text, mostly that of the field. A room whose filters lack it passes `filterName` to its list. */
  text?: ParseKeys;
  /** Hidden for brand admins, whose lists have one brand only. */
  staffOnly?: true;
  /** Rarely used: behind the button for more filters until it is active. */
  seldom?: true;
  /** Set by tabs above the list, so it has no chip. */
  tab?: true;
} & (
  | { kind: 'search' }
  /** A text to search in one field. */
  | { kind: 'text' }
  | { kind: 'choices' | 'choice'; options: readonly string[]; group: LabelGroup | null }
  /** Yes or no. */
  | { kind: 'flag' }
  /** Days, `2026-01-31` or `2026-01-01,2026-01-31`, of the person's time zone. */
  | { kind: 'period'; wire: 'list' | 'after_before' }
  /**
   * Options of the server; any value is passed on unchecked. With `remote` the server is searched for things of a kind while
   * the person types, else the room passes all options.
   */
  | { kind: 'lookup'; several: boolean; remote?: EntityKind }
  /** Whole codes, pasted or scanned: at most a hundred. */
  | { kind: 'codes' }
  | { kind: 'given' }
);

export type NamedFilter = Filter & Required<Pick<Filter, 'text'>>;

const textAtMost = 200;
const period = /^\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})?$/;

/** The valid part of a filter's value, else null: people type addresses and cut them off. */
export function cleanValue(filter: Filter, text: string): string | null {
  if (filter.kind === 'codes') return codesText(codesFromText(text).codes);
  const whole = text.trim();
  if (whole === '') return null;
  if (filter.kind === 'choices') {
    const known = [...new Set(whole.split(','))].filter((one) => filter.options.includes(one));
    return known.length === 0 ? null : known.join(',');
  }
  const value = whole.slice(0, textAtMost);
  if (filter.kind === 'period') return period.test(value) ? value : null;
  if (filter.kind === 'flag') return value === 'true' || value === 'false' ? value : null;
  if (filter.kind === 'choice') return filter.options.includes(value) ? value : null;
  return value;
}

/** Whether the filter takes several values, separated by commas. */
export function isSeveral(filter: Filter): boolean {
  return filter.kind === 'choices' || filter.kind === 'codes' || (filter.kind === 'lookup' && filter.several);
}

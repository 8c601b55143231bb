import type { ParseKeys } from 'i18next';
import type { EntityKind } from '#domain/areas.ts';
import { isDay } from '#domain/business-day.ts';
import type { LabelGroup } from '../../i18n/label.ts';
import { codesFromText, codesText } from './codes/codes-text.ts';

/**
 * A filter of a list as data; `name` is the query parameter in the page's address and, but for periods, in the call.
 * `given` filters come with links only and are shown as a chip.
 */
export type Filter = {
  name: string;
  /**
   * The key of the filter's text, mostly that of the field. A page whose filters have no `text` passes `filterName`
   * to its list.
   */
  text?: ParseKeys;
  /** Hides the filter for brand admins, whose lists have one brand only. */
  staffOnly?: true;
  /** Puts a rarely used filter behind the button for more filters until it is active. */
  seldom?: true;
  /** Marks a filter that tabs above the list set, so it has no chip. */
  tab?: true;
} & (
  | { kind: 'search' }
  /** A text that the server searches in one field. */
  | { kind: 'text' }
  | { kind: 'choices' | 'choice'; options: readonly string[]; group: LabelGroup | null }
  /** A filter by yes or no. If the answer depends on the day, the call gets the person's time zone as the parameter `zone`. */
  | { kind: 'flag'; zone?: string }
  /**
   * A period of days: `2026-01-31` or `2026-01-01,2026-01-31`. The call gets them as instants of the person's time zone, or
   * with `wire: 'days'` as they are.
   */
  | { kind: 'period'; wire: 'list' | 'after_before' | 'days' }
  /** A day, `2026-01-31`, or an ISO instant from a link. The call gets the day's end in the person's time zone as an instant. */
  | { kind: 'moment' }
  /**
   * Options from the server; any value is passed on unchecked. With `remote` the server is searched for entities of a
   * kind while the person types. Without it the page passes all options.
   */
  | { kind: 'lookup'; several: boolean; remote?: EntityKind }
  /** A filter by whole codes, pasted or scanned; at most a hundred. */
  | { kind: 'codes' }
  | { kind: 'given' }
);

export type NamedFilter = Filter & Required<Pick<Filter, 'text'>>;

const textAtMost = 200;
const time = /^T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;

/** The valid part of a filter's value; null if there is none. Addresses may be mistyped or cut off. */
export function cleanValue(filter: Filter, text: string): string | null {
  if (filter.kind === 'codes') return codesText(codesFromText(text).codes);
  const whole = text.trim();
  if (whole === '') return null;
  if (filter.kind === 'choices') {
    const known = [...new Set(whole.split(','))].filter((one) => filter.options.includes(one));
    return known.length === 0 ? null : known.join(',');
  }
  const value = whole.slice(0, textAtMost);
  if (filter.kind === 'period') return isPeriod(value) ? value : null;
  if (filter.kind === 'moment') return isMoment(value) ? value : null;
  if (filter.kind === 'flag') return value === 'true' || value === 'false' ? value : null;
  if (filter.kind === 'choice') return filter.options.includes(value) ? value : null;
  return value;
}

/** Whether the text is an existing day, or two. Other days would break the formatting of times. */
function isPeriod(text: string): boolean {
  const days = text.split(',');
  return days.length <= 2 && days.every(isDay);
}

/** Whether the text is an existing day, or an instant in UTC. */
function isMoment(text: string): boolean {
  const [day, rest] = [text.slice(0, 10), text.slice(10)];
  return isDay(day) && (rest === '' || (time.test(rest) && !Number.isNaN(Date.parse(text))));
}

/** Whether the filter takes several values, separated by commas. */
export function isSeveral(filter: Filter): boolean {
  return filter.kind === 'choices' || filter.kind === 'codes' || (filter.kind === 'lookup' && filter.several);
}

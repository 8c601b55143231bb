import type { LabelGroup } from '../i18n/label.ts';

export interface FilterOption {
  value: string;
  text: string;
  count?: number;
}

/**
 * A filter of a list as data; `name` is the query parameter in the page's address and, but for periods, in the call.
 * `given` filters come with links only and are shown as a chip.
 */
export type Filter = {
  name: string;
  /** Not for brand admins, whose lists are of one brand anyway. */
  staffOnly?: true;
} & (
  | { kind: 'search' }
  /** A text that is looked for in one field. */
  | { kind: 'text' }
  | { kind: 'choices' | 'choice'; options: readonly string[]; group: LabelGroup }
  /** Days, `2026-01-31` or `2026-01-01,2026-01-31`, of the person's time zone. */
  | { kind: 'period'; wire: 'list' | 'after_before' }
  /** Options that the server knows; any value is taken as it stands. */
  | { kind: 'lookup'; several: boolean }
  | { kind: 'given' }
);

const textAtMost = 200;
const period = /^\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})?$/;

/** The value of a filter as far as it makes sense, else null: addresses are typed and cut off by people. */
export function cleanValue(filter: Filter, text: string): string | null {
  const value = text.trim().slice(0, textAtMost);
  if (value === '') return null;
  if (filter.kind === 'period') return period.test(value) ? value : null;
  if (filter.kind === 'choice') return filter.options.includes(value) ? value : null;
  if (filter.kind !== 'choices') return value;
  const known = [...new Set(value.split(','))].filter((one) => filter.options.includes(one));
  return known.length === 0 ? null : known.join(',');
}

import type { EntityKind } from '#domain/areas.ts';
import type { LabelGroup } from '../../../i18n/label.ts';
import { dayEnd } from '../../preferences/days.ts';
import type { Filter } from '../filters.ts';

/** What a list knows of its past. */
export interface ListPast {
  /** The kind of its things, whose statuses it shows. */
  kind: EntityKind;
  /** The filters that apply to the past. */
  filters: readonly string[];
  /** The statuses between which a comparison tells the moves; null if two instants cannot be compared. */
  compared: { statuses: readonly string[]; group: LabelGroup } | null;
  /** Whether the past has a CSV file. */
  hasFile: boolean;
  /** Whether the rows lead to pages that show the present alone. */
  leadsToNow?: true;
}

/** The orders of each list's past. */
export const ordersThen: readonly string[] = ['id', 'created_time'];

const changes = ['entered', 'left', 'changed'] as const;
const ofComparison: readonly string[] = ['change', 'from_status', 'to_status'];

/** The filters that turn a list to its past, and compare two instants of it. */
export function filtersOfPast({ compared }: ListPast): Filter[] {
  const asOf: Filter = { name: 'as_of', text: 'list.past.day', kind: 'moment' };
  if (compared === null) return [asOf];
  const { statuses: options, group } = compared;
  return [
    asOf,
    { name: 'compare_to', text: 'list.past.compareTo', kind: 'moment' },
    {
      name: 'change',
      text: 'list.past.change',
      kind: 'choice',
      options: changes,
      group: 'list.past.changes',
    },
    { name: 'from_status', text: 'list.past.fromStatus', kind: 'choice', options, group },
    { name: 'to_status', text: 'list.past.toStatus', kind: 'choice', options, group },
  ];
}

/** Whether a filter applies: in the past those that it knows, and those of a comparison only between two instants. */
export function applies(
  name: string,
  values: Readonly<Record<string, string>>,
  past: ListPast | undefined,
): boolean {
  if (past === undefined || name === 'as_of') return true;
  if (values.as_of === undefined) return name !== 'compare_to' && !ofComparison.includes(name);
  if (ofComparison.includes(name)) return values.compare_to !== undefined;
  return name === 'compare_to' || past.filters.includes(name);
}

/** The values of the filters that apply. */
export function filtersThen(
  values: Readonly<Record<string, string>>,
  past: ListPast | undefined,
): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => applies(name, values, past)));
}

/** What became of a thing between two statuses; null: the list had it not. */
export function changeOf(from: string | null, to: string | null): (typeof changes)[number] {
  if (from === null) return 'entered';
  return to === null ? 'left' : 'changed';
}

/** The instant of a moment: the end of a day in the person's time zone, or the instant itself. */
export function instantOf(moment: string, timeZone: string): string {
  return moment.includes('T') ? moment : dayEnd(moment, timeZone);
}

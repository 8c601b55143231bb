import { cleanValue, type Filter } from '../kit/list/filters.ts';
import { pageSizes } from '../kit/list/list-state.ts';
import { instantOf } from '../kit/list/past/list-past.ts';
import { dayOf } from '../kit/preferences/days.ts';
import { usePreference } from '../kit/preferences/preferences.ts';
import { zoneName } from '../kit/preferences/time.ts';
import { useSearch } from '../kit/routes/use-search.ts';
import { useIdentity } from '../kit/session/session-store.ts';
import { defaultPeriod } from './period.ts';
import { seriesLines } from './series-lines.ts';

export const breakdowns = ['brands', 'products', 'categories'] as const;
export type Breakdown = (typeof breakdowns)[number];

/** The names of the page's charts. Each chart can be shown as a table. */
export const chartNames = ['course', 'standing', 'calendar', 'status', 'use'] as const;
export type ChartName = (typeof chartNames)[number];

const period: Filter = { name: 'period', kind: 'period', wire: 'list' };
const asOf: Filter = { name: 'as_of', kind: 'moment' };
const brand: Filter = { name: 'brand_id', kind: 'lookup', several: false, staffOnly: true };
const product: Filter = { name: 'product_ids', kind: 'lookup', several: true, remote: 'product' };
const category: Filter = { name: 'category_ids', kind: 'lookup', several: true };

/** Reads from the address which charts are shown as tables. */
function tablesIn(search: URLSearchParams): ChartName[] {
  const named = (search.get('tables') ?? '').split(',');
  return chartNames.filter((name) => named.includes(name));
}

/** The search parameters with changed values. Null or an empty text removes a parameter. */
function changed(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filters and the display of the figures, all kept in the address. `brandId` is the page's own brand, if any. */
export function useFiguresState(brandId: string | null) {
  const [search, change] = useSearch();
  const zone = zoneName(usePreference('zone'));
  const isStaff = useIdentity()?.scope === 'staff';
  const filters = [period, asOf, ...(isStaff && brandId === null ? [brand] : []), product, category];
  const values: Record<string, string> = {};
  for (const filter of filters) {
    const value = cleanValue(filter, search.get(filter.name) ?? '');
    if (value !== null) values[filter.name] = value;
  }
  const { period: chosen, as_of: moment, ...narrowing } = values;
  const instant = moment === undefined ? null : instantOf(moment, zone);
  const ofOneBrand = !isStaff || brandId !== null || narrowing.brand_id !== undefined;
  const possible = breakdowns.filter((each) => each !== 'brands' || !ofOneBrand);
  const by = possible.find((each) => each === search.get('by')) ?? possible[0] ?? 'products';
  const page = Number(search.get('page') ?? 1);
  const size = pageSizes.find((each) => each === Number(search.get('size'))) ?? pageSizes[0];

  /** Changes parameters of the newest address; null removes a parameter. */
  function update(changes: (newest: URLSearchParams) => Readonly<Record<string, string | null>>): void {
    change((newest) => changed(newest, changes(newest)), { preventScrollReset: true });
  }
  const set = (changes: Readonly<Record<string, string | null>>) => update(() => changes);

  return {
    filters,
    values,
    zone,
    period: chosen ?? defaultPeriod(dayOf(instant === null ? Date.now() : Date.parse(instant), zone)),
    /** The moment at which items and garments are counted, a day or an instant; null for now. */
    moment: moment ?? null,
    /** The moment as ISO instant. */
    instant,
    /** The moment as a filter of lists. */
    atMoment: (moment === undefined ? {} : { as_of: moment }) as Record<string, string>,
    /** The filters, in the form of API calls. */
    narrowing: { ...narrowing, ...(brandId !== null && { brand_id: brandId }) } as Record<string, string>,
    /**
     * The filters for the addresses of lists. Brand admins get no brand filter, as their lists hold one brand anyway.
     */
    linked: { ...narrowing, ...(isStaff && brandId !== null && { brand_id: brandId }) } as Record<
      string,
      string
    >,
    /** The parameters of the address. */
    shown: search,
    breakdowns: possible,
    by,
    /** The count that the calendar shows. */
    calendar: seriesLines.find((line) => line === search.get('calendar')) ?? 'delivered',
    order: search.get('order'),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    size,
    tables: tablesIn(search),
    set,
    setFilter: (name: string, value: string | null) => set({ [name]: value, page: null }),
    clear: () => set({ ...Object.fromEntries(filters.map(({ name }) => [name, null])), page: null }),
    showTable(name: ChartName, isShown: boolean) {
      update((newest) => {
        const shown = tablesIn(newest);
        const tables = chartNames.filter((each) => (each === name ? isShown : shown.includes(each)));
        return { tables: tables.join(',') };
      });
    },
    /** The address of this page with changed parameters. */
    addressWith(changes: Readonly<Record<string, string | null>>): string {
      return `?${changed(search, changes)}`;
    },
  };
}

export type FiguresState = ReturnType<typeof useFiguresState>;

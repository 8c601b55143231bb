import {
  type CountField,
  type MetricDimension,
  type MetricGroup,
  metricGroups,
} from '#domain/metrics/metric-fields.ts';

/** The numbers of a table that are no counts. */
export type OtherField = 'medianOutDays' | 'postRate' | 'cashAmount' | 'salesAmount' | 'brandPaymentAmount';
export type ColumnField = CountField | OtherField;

/** The groups of columns, in their order. */
export const columnGroups = Object.keys(metricGroups) as MetricGroup[];
/** The groups that are shown until the person chooses others. */
export const firstGroups: readonly MetricGroup[] = ['items', 'posts'];

const added: Partial<Record<MetricGroup, readonly OtherField[]>> = {
  items: ['medianOutDays'],
  posts: ['postRate'],
  looks: ['cashAmount'],
  orders: ['salesAmount'],
  uses: ['brandPaymentAmount'],
};
const forStaff: readonly ColumnField[] = ['pointAmount', 'cashAmount'];

/** The groups that the rows of a tab have. A use is of a look, so products have none. */
export function groupsOf(dimension: MetricDimension): readonly MetricGroup[] {
  return columnGroups.filter((group) => group !== 'uses' || dimension !== 'products');
}

/** The columns of the groups. Only staff see points and cash. */
export function columnsOf(groups: readonly MetricGroup[], isStaff: boolean): readonly ColumnField[] {
  return groups
    .flatMap((group): readonly ColumnField[] => [...metricGroups[group], ...(added[group] ?? [])])
    .filter((field) => isStaff || !forStaff.includes(field));
}

/** Whether rows can be sorted by the column. Medians are computed for the rows of a page only. */
export const isSortable = (field: ColumnField) => field !== 'medianOutDays';

export const isCount = (field: ColumnField): field is CountField =>
  Object.values(metricGroups).some((fields) => (fields as readonly ColumnField[]).includes(field));

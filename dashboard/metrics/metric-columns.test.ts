import { expect, test } from 'vitest';
import { countFields, metricDimensions } from '#domain/metrics/metric-fields.ts';
import { columnGroups, columnsOf, groupsOf, isCount } from './metric-columns.ts';

test('staff can see each count in a column of one group', () => {
  const shown = columnsOf(columnGroups, true);
  expect(shown.filter(isCount)).toEqual(countFields);
  expect(new Set(shown).size).toBe(shown.length);
});

test('a brand admin sees neither points nor cash', () => {
  const hidden = new Set(columnsOf(columnGroups, true)).difference(new Set(columnsOf(columnGroups, false)));
  expect(hidden).toEqual(new Set(['pointAmount', 'cashAmount']));
});

test('only products have no uses', () => {
  expect(metricDimensions.filter((dimension) => !groupsOf(dimension).includes('uses'))).toEqual(['products']);
});

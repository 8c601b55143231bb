import { expect, test } from 'vitest';
import { incidentTypes } from './incidents.ts';
import { allEventTypes } from './written.ts';

test('every incident is a known event type', () => {
  expect(incidentTypes.filter((type) => !allEventTypes.includes(type))).toEqual([]);
  expect(incidentTypes.length).toBeGreaterThan(10);
});

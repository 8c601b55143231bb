import { expect, test } from 'vitest';
import type { AssignmentEvent } from '#domain/assignments/assignment-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { assignmentsProjection } from './projection.ts';

const to = (...staffIds: number[]) => ({ staffIds, brandAdminIds: [] });
const assigned = (id: number): Given<AssignmentEvent> => ({
  event: { type: 'Assigned', data: { brandId: null, to: to(id) } },
});
const ofBrand: Given<AssignmentEvent> = {
  event: { type: 'Assigned', data: { brandId: 7, to: { staffIds: [], brandAdminIds: [70] } } },
};
const unassigned: Given<AssignmentEvent> = { event: { type: 'Unassigned', data: { brandId: null } } };

test('folds an assignment with its account and time', () => {
  expect(foldAll(assignmentsProjection, 'tryset_item-601', [assigned(3), assigned(4)])).toMatchObject({
    id: 'tryset_item-601:staff',
    kind: 'tryset_item',
    thingId: 601,
    brandId: null,
    accountLabel: 'staff',
    accountId: 4,
    assignedAt: expect.any(String),
  });
  expect(foldAll(assignmentsProjection, 'tryset-501', [ofBrand])).toMatchObject({
    id: 'tryset-501:7',
    brandId: 7,
    accountLabel: 'brand_admin',
    accountId: 70,
  });
});

test('has no row for an unassigned entity', () => {
  expect(foldAll(assignmentsProjection, 'tryset-501', [assigned(3), unassigned])).toBeNull();
});

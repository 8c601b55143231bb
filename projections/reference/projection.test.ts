import { expect, test } from 'vitest';
import type { ReferenceEvent } from '#domain/reference/reference-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { referenceProjection } from './projection.ts';

const history: Given<ReferenceEvent>[] = [
  {
    event: {
      type: 'CategoryRegistered',
      data: {
        id: 4,
        name: 'Coats',
        priority: 2,
        isPublished: true,
        parentId: 1,
        gender: 'any',
        isSupportMultipleTry: true,
      },
    },
  },
  { event: { type: 'CategoryRevised', data: { changed: { name: 'Long coats' } } }, on: '2025-02-01' },
];

test('a row of reference data has columns for shared fields, and all fields by their own names', () => {
  expect(foldAll(referenceProjection, 'category-4', history)).toEqual({
    key: 'category-4',
    kind: 'category',
    id: 4,
    status: 'active',
    name: 'Long coats',
    priority: 2,
    isPublished: true,
    parentId: 1,
    fields: {
      name: 'Long coats',
      priority: 2,
      isPublished: true,
      parentId: 1,
      gender: 'any',
      isSupportMultipleTry: true,
    },
    revision: 1n,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-02-01T00:00:00.000Z',
  });
});

test('a retired entry keeps its name, for the rows that refer to it', () => {
  const retired: Given<ReferenceEvent> = { event: { type: 'CategoryRetired', data: {} } };
  expect(foldAll(referenceProjection, 'category-4', [...history, retired])).toMatchObject({
    status: 'retired',
    name: 'Long coats',
  });
});

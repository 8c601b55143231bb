import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { referenceDecider } from './reference.ts';
import { type ReferenceEventOf, referenceEventTypes, referenceMeaning } from './reference-events.ts';
import { type ReferenceKind, referenceKindNames, referenceKinds, withDefaults } from './reference-kinds.ts';

const { staff, brand_admin: admin } = actors;

describe.each(referenceKindNames)('%s', (kind: ReferenceKind) => {
  const { given } = scenarios(referenceDecider<ReferenceKind>(kind));
  const { event } = referenceKinds[kind];
  const fields = withDefaults(kind, { name: 'First' });
  const of = (type: string, data: unknown) =>
    ({ type: `${event}${type}`, data }) as ReferenceEventOf<ReferenceKind>;
  const registered = of('Registered', { id: 3, ...fields });
  const retired = of('Retired', {});

  test('is registered, revised only with changed fields, and retired', () => {
    const register = { action: 'register', id: 3, fields } as const;
    for (const actor of [staff, system]) given([]).when(register, actor).then(registered);
    given([registered]).when(register, staff).thenRefused(`${kind}.transition_not_allowed`);
    const revise = { action: 'revise', fields: { name: 'First', priority: 4 } } as const;
    const revised = of('Revised', { changed: { priority: 4 } });
    given([registered]).when(revise, staff).then(revised);
    given([registered, revised]).when(revise, staff).thenNothing();
    given([registered]).when({ action: 'retire' }, staff).then(retired);
    given([registered, retired]).when(revise, staff).thenRefused(`${kind}.transition_not_allowed`);
  });

  test('is written by staff only', () => {
    given([]).when({ action: 'register', id: 3, fields }, admin).thenRefused(`${kind}.forbidden`);
    given([registered]).when({ action: 'retire' }, admin).thenRefused(`${kind}.forbidden`);
  });
});

test('omitted fields get the defaults of their kind', () => {
  expect(withDefaults('category', { name: 'Coats', gender: 'female' })).toStrictEqual({
    name: 'Coats',
    priority: 0,
    isPublished: true,
    parentId: null,
    gender: 'female',
    isSupportMultipleTry: false,
  });
  expect(withDefaults('measurement_type', { name: 'Chest' })).toMatchObject({ categoryIds: [] });
});

test('every event type names its kind', () => {
  expect(referenceEventTypes).toHaveLength(24);
  expect(referenceMeaning('MaterialTypeRevised')).toStrictEqual({ kind: 'material_type', verb: 'Revised' });
  expect(referenceMeaning('StockItemHeld')).toBeNull();
});

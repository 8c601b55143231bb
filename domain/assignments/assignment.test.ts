import { expect, test } from 'vitest';
import { fold } from '../decider.ts';
import type { NoteEvent } from '../notes/note-events.ts';
import type { NoteCommand } from '../notes/notes.ts';
import { firstAt, happened, scenarios } from '../testing/given.ts';
import { firstItem, request, secondItem } from '../testing/trysets.ts';
import { tryset, trysetNotes } from '../trysets/tryset.ts';

const kim = { label: 'staff', id: 1 } as const;
const lee = { label: 'staff', id: 2 } as const;
const ofBrand = { label: 'brand_admin', id: 10 } as const;
const items = [
  { ...firstItem, brandId: 1 },
  { ...secondItem, brandId: 2 },
];
const there = fold(tryset, happened([{ type: 'TrysetRequested', data: { ...request, items } }]));
const { givenState } = scenarios(trysetNotes);
const given = (...notes: NoteEvent[]) =>
  givenState(notes.reduce((state, note) => trysetNotes.evolve(state, note, firstAt), there));

const to = (staffId: number) => ({ staffIds: [staffId], brandAdminIds: [] });
const assigned = (staffId: number): NoteEvent => ({
  type: 'Assigned',
  data: { brandId: null, to: to(staffId) },
});
const inBrand: NoteEvent = {
  type: 'Assigned',
  data: { brandId: 1, to: { staffIds: [], brandAdminIds: [10] } },
};
const unassigned: NoteEvent = { type: 'Unassigned', data: { brandId: null } };
const assign = (account: typeof kim | typeof lee): NoteCommand => ({
  action: 'assign',
  account,
  brandId: null,
});
const unassign: NoteCommand = { action: 'unassign', brandId: null };

test('assigns one account at a time, until it is unassigned', () => {
  given().when(assign(kim), lee).then(assigned(1));
  given(assigned(1)).when(assign(kim), lee).thenNothing();
  given(assigned(1)).when(assign(lee), kim).then(assigned(2));
  given(assigned(1)).when(unassign, kim).then(unassigned);
  given(assigned(1), unassigned).when(unassign, kim).thenNothing();
});

test('staff and each brand have their own assignee', () => {
  given(inBrand).when(assign(kim), kim).then(assigned(1));
  given(assigned(1)).when({ action: 'assign', account: ofBrand, brandId: 1 }, ofBrand).then(inBrand);
  given(inBrand).when(unassign, kim).thenNothing();
});

test('refuses to assign an entity that does not exist', () => {
  givenState(tryset.initial).when(assign(kim), kim).thenRefused('assignment.transition_not_allowed');
  given().when(assign(kim), { label: 'user', id: 1001 }).thenRefused('assignment.forbidden');
});

test('tells a brand of its own assignments only, and leaves the entity unchanged', () => {
  const brandIds = (...notes: NoteEvent[]) => trysetNotes.brandIds?.(given(...notes).state);
  expect(brandIds(assigned(1))).toEqual([]);
  expect(brandIds(assigned(1), inBrand)).toEqual([1]);
  expect(brandIds(inBrand, unassigned)).toEqual([]);
  const { notes: _, ...thing } = given(assigned(1)).state;
  expect(thing).toStrictEqual(there);
});

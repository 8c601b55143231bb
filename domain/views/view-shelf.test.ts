import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { firstAt, minutesLater, scenarios } from '../testing/given.ts';
import type { ViewOwner } from './view-owner.ts';
import {
  overduePlaces,
  pinnedAtMost,
  sameName,
  type ViewShelfEvent,
  viewShelf,
  viewsAtMost,
} from './view-shelf.ts';

const { given } = scenarios(viewShelf);
const { staff } = actors;
const owner: ViewOwner = { label: 'staff', id: 1, brandId: null };
const shelf = { owner, room: 'stocks' };

const taken = (viewId: number, name: string): ViewShelfEvent => ({
  type: 'ViewPlaceTaken',
  data: { ...shelf, viewId, name },
});
const settled = (viewId: number, name: string | null): ViewShelfEvent => ({
  type: 'ViewPlaceSettled',
  data: { viewId, name },
});
const first = (viewId: number | null): ViewShelfEvent => ({
  type: 'FirstViewChosen',
  data: { ...shelf, viewId },
});
const take = (viewId: number, name: string) => ({ action: 'take_place', ...shelf, viewId, name }) as const;
const settle = (viewId: number, name: string | null) => ({ action: 'settle_place', viewId, name }) as const;

describe('a name', () => {
  test('belongs to one view, in any spelling', () => {
    const taking = given([taken(1, 'Linen')]);
    for (const name of ['Linen', 'LINEN', 'Ｌｉｎｅｎ', ' linen ']) {
      taking.when(take(2, name), staff).thenRefused('saved_view.name_taken', { name });
    }
    taking.when(take(2, 'Wool'), staff).then(taken(2, 'Wool'));
    taking.when(take(1, 'Linen'), staff).thenNothing();
    expect(sameName('가방', '가방 2')).toBe(false);
  });

  test('changes in two steps: the view holds both names until the change is settled', () => {
    const between = given([taken(1, 'Linen')])
      .when(take(1, 'Wool'), staff)
      .then(taken(1, 'Wool'));
    expect(between.places[1]?.names).toStrictEqual(['Linen', 'Wool']);
    const renaming = [taken(1, 'Linen'), taken(1, 'Wool')];
    given(renaming).when(take(2, 'Linen'), staff).thenRefused('saved_view.name_taken');
    given(renaming).when(settle(1, 'Wool'), staff).then(settled(1, 'Wool'));
    given([...renaming, settled(1, 'Wool')])
      .when(take(2, 'Linen'), staff)
      .then(taken(2, 'Linen'));
    given([...renaming, settled(1, 'Wool')])
      .when(settle(1, 'Wool'), staff)
      .thenNothing();
  });

  test('may change only its case', () => {
    given([taken(1, 'linen')])
      .when(take(1, 'Linen'), staff)
      .then(taken(1, 'Linen'));
  });
});

describe('a place', () => {
  const full = Array.from({ length: viewsAtMost }, (_, index) => taken(index + 1, `View ${index + 1}`));

  test('is refused beyond the limit, but a view with a place may change its name', () => {
    given(full.slice(1)).when(take(99, 'One more'), staff).then(taken(99, 'One more'));
    given(full).when(take(99, 'One more'), staff).thenRefused('saved_view.too_many', { limit: viewsAtMost });
    given(full).when(take(1, 'Other'), staff).then(taken(1, 'Other'));
    given([...full, settled(4, null)])
      .when(take(99, 'One more'), staff)
      .then(taken(99, 'One more'));
  });

  test('is free once its view is removed, and settling it again does nothing', () => {
    const after = given([taken(1, 'Linen')])
      .when(settle(1, null), staff)
      .then(settled(1, null));
    expect(after.places).toStrictEqual({});
    given([taken(1, 'Linen'), settled(1, null)])
      .when(settle(1, null), staff)
      .thenNothing();
    given([taken(1, 'Linen')])
      .when(settle(1, 'Linen'), staff)
      .thenNothing();
  });

  test('is overdue two minutes after its last requested name', () => {
    const { state } = given([taken(1, 'Linen'), taken(2, 'Wool'), taken(1, 'Silk')]);
    expect(overduePlaces(state, firstAt)).toStrictEqual([]);
    expect(overduePlaces(state, minutesLater(3))).toStrictEqual([2]);
    expect(overduePlaces(state, minutesLater(4))).toStrictEqual([1, 2]);
  });
});

describe('a pinned view', () => {
  const pin = (viewId: number) => ({ action: 'pin', ...shelf, viewId }) as const;
  const unpin = (viewId: number) => ({ action: 'unpin', ...shelf, viewId }) as const;
  const pinned = (viewId: number): ViewShelfEvent => ({ type: 'ViewPinned', data: { ...shelf, viewId } });
  const unpinned = (viewId: number): ViewShelfEvent => ({
    type: 'ViewUnpinned',
    data: { ...shelf, viewId },
  });
  const full = Array.from({ length: pinnedAtMost }, (_, index) => pinned(index + 1));

  test('stays in the menu until it is unpinned or removed', () => {
    expect(
      given([pinned(1)])
        .when(pin(2), staff)
        .then(pinned(2)).pinned,
    ).toEqual([1, 2]);
    given([pinned(1)])
      .when(pin(1), staff)
      .thenNothing();
    expect(
      given([pinned(1)])
        .when(unpin(1), staff)
        .then(unpinned(1)).pinned,
    ).toEqual([]);
    given([]).when(unpin(1), staff).thenNothing();
    const gone = given([taken(1, 'Linen'), pinned(1)]).when(settle(1, null), staff);
    expect(gone.then(settled(1, null)).pinned).toEqual([]);
  });

  test('is refused if the menu is full', () => {
    given(full).when(pin(9), staff).thenRefused('saved_view.too_many_pinned', { limit: pinnedAtMost });
    given([...full, unpinned(2)])
      .when(pin(9), staff)
      .then(pinned(9));
  });
});

test('a page opens with the view chosen last, until the choice is undone', () => {
  const choose = (viewId: number) => ({ action: 'choose_first', ...shelf, viewId }) as const;
  const unchoose = (viewId: number) => ({ action: 'unchoose_first', ...shelf, viewId }) as const;
  expect(given([]).when(choose(1), staff).then(first(1)).firstViewId).toBe(1);
  given([first(1)])
    .when(choose(1), staff)
    .thenNothing();
  given([first(1)])
    .when(choose(2), staff)
    .then(first(2));
  given([first(1)])
    .when(unchoose(2), staff)
    .thenNothing();
  given([first(1)])
    .when(unchoose(1), staff)
    .then(first(null));
});

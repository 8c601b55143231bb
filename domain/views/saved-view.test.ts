import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { savedView } from './saved-view.ts';
import type { SavedViewEvent, ViewDescription } from './saved-view-events.ts';
import { isColleague, type ViewOwner } from './view-owner.ts';
import { largestViewState, type ViewState } from './view-state.ts';

const { given } = scenarios(savedView);
const { staff: owner, brand_admin: admin } = actors;
const colleague = { ...owner, id: 99 };

const state: ViewState = {
  filters: { statuses: 'in_stock', search: 'linen' },
  order: '-created_time',
  columns: [
    { field: 'code', hidden: false },
    { field: 'brand', hidden: true },
  ],
  density: 'compact',
  size: 100,
};
const view: ViewDescription = {
  viewId: 12,
  room: 'stocks',
  owner: { label: 'staff', id: 1, brandId: null },
  name: 'Linen',
  state,
  isShared: false,
};
const created: SavedViewEvent = { type: 'SavedViewCreated', data: view };
const shared: SavedViewEvent = { type: 'SavedViewShared', data: {} };
const unshared: SavedViewEvent = { type: 'SavedViewUnshared', data: {} };
const removed: SavedViewEvent = { type: 'SavedViewRemoved', data: {} };
const expired: SavedViewEvent = { type: 'SavedViewCreationExpired', data: { viewId: 12 } };

describe('a view', () => {
  test('is created once, by staff or brand admins, with all its fields', () => {
    for (const actor of [owner, admin]) {
      const after = given([])
        .when({ action: 'create', ...view }, actor)
        .then(created);
      expect(after).toStrictEqual({ status: 'active', view });
    }
    for (const actor of [actors.user, system]) {
      given([])
        .when({ action: 'create', ...view }, actor)
        .thenRefused('saved_view.forbidden');
    }
    given([created])
      .when({ action: 'create', ...view }, owner)
      .thenRefused('saved_view.transition_not_allowed');
  });

  test('is revised only with changed fields', () => {
    const revised = (changed: Partial<ViewDescription>): SavedViewEvent => ({
      type: 'SavedViewRevised',
      data: { changed },
    });
    const fields = { name: 'Linen', state: { ...state, size: 20 } };
    const after = given([created])
      .when({ action: 'revise', fields }, owner)
      .then(revised({ state: fields.state }));
    expect(after.view).toStrictEqual({ ...view, ...fields });
    given([created])
      .when({ action: 'revise', fields: { name: 'Wool' } }, owner)
      .then(revised({ name: 'Wool' }));
    given([created])
      .when({ action: 'revise', fields: { name: 'Linen', state } }, owner)
      .thenNothing();
  });

  test('treats a new order of columns as a change', () => {
    const columns = [...(state.columns ?? [])].reverse();
    const changed = { state: { ...state, columns } };
    given([created])
      .when({ action: 'revise', fields: changed }, owner)
      .then({ type: 'SavedViewRevised', data: { changed } });
  });

  test('is refused if it is too large', () => {
    const filters = { q: 'x'.repeat(largestViewState) };
    const large = { ...state, filters };
    const detail = { limit: largestViewState };
    given([])
      .when({ action: 'create', ...view, state: large }, owner)
      .thenRefused('saved_view.too_large', detail);
    given([created])
      .when({ action: 'revise', fields: { state: large } }, owner)
      .thenRefused('saved_view.too_large', detail);
  });

  test('is shared and unshared; a repeat does nothing', () => {
    expect(given([created]).when({ action: 'share' }, owner).then(shared).view?.isShared).toBe(true);
    given([created, shared]).when({ action: 'share' }, owner).thenNothing();
    const after = given([created, shared]).when({ action: 'unshare' }, owner).then(unshared);
    expect(after.view?.isShared).toBe(false);
    given([created]).when({ action: 'unshare' }, owner).thenNothing();
  });

  test('is changed by its owner only, even while it is shared', () => {
    const commands = [
      { action: 'revise', fields: { name: 'Mine' } },
      { action: 'share' },
      { action: 'unshare' },
    ] as const;
    for (const command of commands) {
      for (const actor of [colleague, { ...admin, id: owner.id }]) {
        given([created, shared])
          .when(command, actor)
          .thenRefused('saved_view.not_own', { action: command.action });
      }
    }
  });

  test('is removed by its owner, and by a colleague while it is shared', () => {
    given([created]).when({ action: 'remove' }, owner).then(removed);
    given([created, shared]).when({ action: 'remove' }, colleague).then(removed);
    given([created]).when({ action: 'remove' }, colleague).thenRefused('saved_view.not_own');
    given([created, shared, unshared])
      .when({ action: 'remove' }, colleague)
      .thenRefused('saved_view.not_own');
    given([created, removed])
      .when({ action: 'remove' }, owner)
      .thenRefused('saved_view.transition_not_allowed');
  });

  test('expires if its creation is never completed, and can then no longer be created', () => {
    given([]).when({ action: 'expire', viewId: 12 }, system).then(expired);
    given([created]).when({ action: 'expire', viewId: 12 }, system).thenNothing();
    given([expired])
      .when({ action: 'create', ...view }, owner)
      .thenRefused('saved_view.transition_not_allowed');
  });

  test('concerns the brand of its owner', () => {
    const ofBrand: ViewOwner = { label: 'brand_admin', id: 2, brandId: 7 };
    expect(savedView.brandIds?.({ status: 'active', view: { ...view, owner: ofBrand } })).toStrictEqual([7]);
    expect(savedView.brandIds?.({ status: 'active', view })).toStrictEqual([]);
  });
});

test('staff are colleagues of each other, and so are brand admins of the same brand', () => {
  const staffer = (id: number): ViewOwner => ({ label: 'staff', id, brandId: null });
  const adminOf = (id: number, brandId: number): ViewOwner => ({ label: 'brand_admin', id, brandId });
  expect(isColleague(staffer(1), staffer(2))).toBe(true);
  expect(isColleague(adminOf(1, 1), adminOf(2, 1))).toBe(true);
  expect(isColleague(adminOf(1, 1), adminOf(2, 2))).toBe(false);
  expect(isColleague(staffer(1), adminOf(1, 1))).toBe(false);
  expect(isColleague(adminOf(1, 1), staffer(1))).toBe(false);
});

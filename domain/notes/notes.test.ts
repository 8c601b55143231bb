import { describe, expect, it } from 'vitest';
import { fold } from '../decider.ts';
import { firstAt, happened, scenarios } from '../testing/given.ts';
import { firstItem, request, secondItem } from '../testing/trysets.ts';
import { tryset, trysetNotes } from '../trysets/tryset.ts';
import type { NoteEvent } from './note-events.ts';
import type { NoteCommand } from './notes.ts';

const kim = { label: 'staff', id: 1 } as const;
const lee = { label: 'staff', id: 2 } as const;
const ofBrand = { label: 'brand_admin', id: 10 } as const;
const said = { commentId: 'c1', text: 'too short', mentions: { staffIds: [], brandAdminIds: [] } };
const byKim = { author: kim, audience: 'staff', brandId: null } as const;
const byBrand = { author: ofBrand, audience: 'brand', brandId: 1 } as const;

const added = (origin: typeof byKim | typeof byBrand): NoteEvent => ({
  type: 'CommentAdded',
  data: { ...said, ...origin },
});
const items = [
  { ...firstItem, brandId: 1 },
  { ...secondItem, brandId: 2 },
];
const there = fold(tryset, happened([{ type: 'TrysetRequested', data: { ...request, items } }]));
const { givenState } = scenarios(trysetNotes);
const given = (...notes: NoteEvent[]) =>
  givenState(notes.reduce((state, note) => trysetNotes.evolve(state, note, firstAt), there));
const revised = { commentId: 'c1', text: 'too long', mentions: { staffIds: [], brandAdminIds: [] } };
const revise = { action: 'revise_comment', ...revised } as const;
const remove: NoteCommand = { action: 'remove_comment', commentId: 'c1' };

describe('a comment', () => {
  it('is added by staff to an existing entity', () => {
    const comment: NoteCommand = { action: 'comment', ...said, ...byKim };
    given().when(comment, kim).then(added(byKim));
    givenState(tryset.initial).when(comment, kim).thenRefused('comment.transition_not_allowed');
    given().when(comment, { label: 'user', id: 1001 }).thenRefused('comment.forbidden');
  });

  it('is revised only by its author', () => {
    given(added(byKim)).when(revise, kim).then({ type: 'CommentRevised', data: revised });
    given(added(byKim)).when(revise, lee).thenRefused('comment.not_own');
    given(added(byKim))
      .when({ ...revise, text: said.text }, kim)
      .thenNothing();
  });

  it('is removed by its author or by staff', () => {
    const removed: NoteEvent = { type: 'CommentRemoved', data: { commentId: 'c1' } };
    given(added(byBrand)).when(remove, ofBrand).then(removed);
    given(added(byBrand)).when(remove, kim).then(removed);
    given(added(byKim)).when(remove, ofBrand).thenRefused('comment.not_own');
    given(added(byKim), removed).when(remove, kim).thenRefused('comment.removed', { commentId: 'c1' });
    given(added(byKim), removed).when(revise, kim).thenRefused('comment.removed');
  });

  it('leaves its entity unchanged', () => {
    const { notes, ...thing } = given(added(byKim)).state;
    expect(thing).toStrictEqual(there);
    expect(notes?.comments).toMatchObject({ c1: { text: 'too short' } });
  });

  it.each([
    ['staff', null, []],
    ['everyone', null, [1, 2]],
    ['brand', 1, [1]],
    ['brand', 3, []],
  ] as const)('for %s of brand %s reaches the brands %j of 1 and 2', (audience, brandId, brands) => {
    const author = brandId === null ? kim : ofBrand;
    const first: NoteEvent = { type: 'CommentAdded', data: { ...said, author, audience, brandId } };
    const gone: NoteEvent = { type: 'CommentRemoved', data: { commentId: 'c1' } };
    for (const notes of [[first], [first, gone]]) {
      expect(trysetNotes.brandIds?.(given(...notes).state)).toEqual(brands);
    }
  });
});

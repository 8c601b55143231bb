import { expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { approved, entry, eventLookPosted, lookDescription, rejection } from '../testing/looks.ts';
import { afterLook } from './after-look.ts';
import { brandEventTransitions, lookBrandEventStatuses } from './brand-event-transitions.ts';
import { brandsOf, look } from './look.ts';
import type { LookEvent } from './look-events.ts';
import { lookTypeOf } from './look-type.ts';
import { isDone, overallStatus } from './overall-status.ts';

const { given } = scenarios(look);
const asked = { actor: actors.staff, at: '2026-03-02T09:00:00.000Z' };
const { lookType: _, ...described } = lookDescription;

function posted(said: { reservationId?: number; proposalId?: number }, entries = [entry]) {
  const command = { action: 'post', look: { ...described, ...said }, entries } as const;
  return look.decide(look.initial, command, { ...asked, actor: actors.user });
}

test('the type of a look follows from the reservation or the proposal that it names', () => {
  expect(lookTypeOf({ reservationId: null, proposalId: null })).toBe('product');
  expect(lookTypeOf({ reservationId: 61, proposalId: null })).toBe('brand_event');
  expect(lookTypeOf({ reservationId: null, proposalId: 62 })).toBe('brand_collaboration');
  expect(posted({ proposalId: 62 })).toMatchObject({
    events: [{ data: { lookType: 'brand_collaboration' } }],
  });
});

test('only a look for products needs an item, and no look names both a reservation and a proposal', () => {
  expect(posted({}, [])).toMatchObject({ ok: false, refusal: { errorCode: 'look.no_items' } });
  expect(posted({ reservationId: 61 }, [])).toMatchObject({ ok: true });
  expect(posted({ proposalId: 62 }, [])).toMatchObject({ ok: true });
  expect(posted({ reservationId: 61, proposalId: 62 })).toMatchObject({
    refusal: { errorCode: 'look.reservation_and_proposal' },
  });
});

test('a look for a brand event loses its last item, a look for products keeps it', () => {
  const untag = { action: 'untag_item', entryId: entry.entryId } as const;
  const both = [eventLookPosted, { type: 'LookPosted', data: { ...lookDescription, entries: [entry] } }];
  const results = (both as LookEvent[]).map((event) => look.decide(given([event]).state, untag, asked).ok);
  expect(results).toEqual([true, false]);
});

const eventOf: Readonly<Record<string, LookEvent>> = {
  approve_brand_event: { type: 'LookBrandEventApproved', data: {} },
  reject_brand_event: { type: 'LookBrandEventRejected', data: rejection },
  reopen_brand_event: { type: 'LookBrandEventReopened', data: {} },
};
const historyOf: Readonly<Record<string, readonly LookEvent[]>> = {
  none: [{ type: 'LookPosted', data: { ...lookDescription, entries: [entry] } }],
  Pending: [eventLookPosted],
  Approved: [eventLookPosted, { type: 'LookBrandEventApproved', data: {} }],
  Rejected: [eventLookPosted, { type: 'LookBrandEventRejected', data: rejection }],
};

for (const from of lookBrandEventStatuses) {
  for (const row of brandEventTransitions) {
    const isAllowed = (row.from as readonly string[]).includes(from);
    test(`${row.action} from ${from} is ${isAllowed ? 'taken' : 'refused'}`, () => {
      const { state } = given(historyOf[from] ?? []);
      const { action } = row;
      const command = action === 'reject_brand_event' ? { action, ...rejection } : { action };
      const decision = look.decide(state, command, asked);
      expect(decision.ok).toBe(isAllowed);
      if (!decision.ok) return;
      expect(decision.events).toEqual([eventOf[row.action]]);
      const after = decision.events.reduce((before, event) => look.evolve(before, event, asked.at), state);
      expect(after.brandEvent?.status).toBe(row.to);
      expect(after.entries).toEqual(state.entries);
    });
  }
}

test('the certification for a brand event decides a look without items, and keeps one with items from being done', () => {
  expect([
    overallStatus([], 'Pending'),
    overallStatus([], 'Approved'),
    overallStatus([], 'Rejected'),
  ]).toEqual(['in_progress', 'certified', 'rejected']);
  expect(overallStatus(['Approved'], 'Rejected')).toBe('certified');
  expect([isDone(['Approved'], 'Pending'), isDone(['Approved'], 'Rejected'), isDone([], 'Pending')]).toEqual([
    false,
    true,
    false,
  ]);
  const { state } = given([eventLookPosted, approved]);
  const reject = { action: 'reject_look_from_done', ...rejection } as const;
  expect(look.decide(state, reject, asked)).toMatchObject({ refusal: { errorCode: 'look.not_done' } });
});

test('the reservation follows the present decision, also if a late reaction meets a newer one', () => {
  const after = (event: LookEvent, history: readonly LookEvent[]) =>
    afterLook(event, given(history).state).map(({ on, command }) => `${on} ${command.action}`);
  const [approve, reject, reopen] = Object.values(eventOf) as [LookEvent, LookEvent, LookEvent];
  expect(after(approve, historyOf.Approved ?? [])).toEqual(['reservation reward']);
  expect(after(reject, historyOf.Rejected ?? [])).toEqual(['reservation revoke']);
  expect(after(reopen, historyOf.Pending ?? [])).toEqual(['reservation revoke']);
  expect(after(approve, historyOf.Rejected ?? [])).toEqual(['reservation revoke']);
});

test('a look approved for an event stays its member’s, and its brand sees it without an item', () => {
  const remove = { action: 'remove', takesBack: false } as const;
  const removedBy = (actor: typeof actors.user) =>
    look.decide(given(historyOf.Approved ?? []).state, remove, { ...asked, actor });
  expect(removedBy(actors.user)).toMatchObject({ refusal: { errorCode: 'look.already_approved' } });
  expect(removedBy(actors.staff)).toMatchObject({ ok: true });
  expect(brandsOf({ entries: [], eventBrandId: 7 })).toEqual([7]);
  expect(brandsOf({ entries: [], eventBrandId: null })).toEqual([]);
});

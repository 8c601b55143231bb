import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { brandAdmin, curator, staff } from '../testing/actors.ts';
import { firstAt, minutesLater, scenarios } from '../testing/given.ts';
import {
  approved,
  byActor,
  byRule,
  deferred,
  entry,
  lookDescription,
  lookPosted,
  mixedLookPosted,
  otherEntry,
  rejected,
  rejection,
} from '../testing/looks.ts';
import { type LookCommand, look } from './look.ts';
import type { LookEvent } from './look-events.ts';
import { overallStatus } from './overall-status.ts';

const { given } = scenarios(look);
const { entryId, uploadPoint } = entry;
const approve = { action: 'approve_item', ...byActor } as const;
const reject = { action: 'reject_item', ...rejection, ...byActor } as const;
const reopen = { action: 'reopen_item', entryId } as const;
const asked: LookEvent = {
  type: 'LookRecertificationRequested',
  data: { entryIds: [entryId], comment: null },
};

describe('commands on items', () => {
  test('without an item id apply to every item that allows them, with one event each', () => {
    given([mixedLookPosted, approved])
      .when({ ...approve, entryId: null }, staff)
      .then({
        type: 'LookItemApproved',
        data: { entryId: otherEntry.entryId, points: otherEntry.uploadPoint, ...byActor },
      });
    const both = given([mixedLookPosted]).when({ ...reject, entryId: null }, staff);
    expect(both.decision).toMatchObject({ events: [{ data: { entryId } }, { data: { entryId: 92 } }] });
  });

  test('are refused with the current status if the item does not allow them', () => {
    given([mixedLookPosted, approved])
      .when({ ...reject, entryId }, staff)
      .thenRefused('look_item.transition_not_allowed', {
        status: 'Approved',
        asked: 'reject_item',
        allowed: ['untag_item', 'defer_item', 'reopen_item', 'reject_item_from_done'],
      });
    given([lookPosted])
      .when({ ...approve, entryId: 5 }, staff)
      .thenRefused('look.item_unknown', { entryId: 5 });
  });

  test('give the points once, even after several approvals and rejections', () => {
    const paidBack = {
      type: 'LookItemRejected',
      data: { ...rejected.data, points: -uploadPoint },
    } as LookEvent;
    const again = given([lookPosted, approved, paidBack, approved])
      .when(reopen, staff)
      .then({ type: 'LookItemReopened', data: { entryId, points: -uploadPoint } });
    expect(again.entries[0]).toMatchObject({
      status: 'Pending',
      givenPoints: 0,
      certifiedAt: expect.any(String),
    });
    given([lookPosted, approved, { type: 'LookItemDeferred', data: { ...deferred.data } } as LookEvent])
      .when({ ...approve, entryId }, staff)
      .then({ type: 'LookItemApproved', data: { entryId, points: 0, ...byActor } });
  });

  test('give no points for an item that an earlier look already earned', () => {
    const kept = { ...entry, givenPoints: uploadPoint };
    given([{ type: 'LookPosted', data: { ...lookDescription, entries: [kept] } }])
      .when({ ...reject, entryId }, staff)
      .then({ type: 'LookItemRejected', data: { entryId, points: -uploadPoint, ...rejection, ...byActor } });
  });

  test('on the whole look reject the items not yet rejected, and take points back', () => {
    given([mixedLookPosted, approved])
      .when({ action: 'reject_look_from_pending', ...rejection }, staff)
      .then({
        type: 'LookRejected',
        data: {
          entries: [
            { entryId, points: -uploadPoint },
            { entryId: 92, points: 0 },
          ],
          ...rejection,
        },
      });
    given([mixedLookPosted, approved])
      .when({ action: 'reject_look_from_done', ...rejection }, staff)
      .thenRefused('look.not_done');
  });

  test('by a method store its checks, and a person’s decision keeps them', () => {
    const shown = given([lookPosted])
      .when({ action: 'check_item', entryId, ...byRule }, system)
      .then({ type: 'LookItemChecked', data: { entryId, ...byRule } });
    expect(shown.entries[0]).toMatchObject({ status: 'Pending', checks: byRule.checks });
    expect(look.evolve(shown, approved, firstAt).entries[0]?.checks).toEqual(byRule.checks);
  });
});

describe('a recertification request', () => {
  test('reopens rejected items for people to decide', () => {
    const { state } = given([mixedLookPosted, approved, rejected, asked]);
    expect(state.entries.map(({ status, isAskedAgain }) => [status, isAskedAgain])).toEqual([
      ['Pending', true],
      ['Pending', false],
    ]);
    expect(state.entries[0]?.reasons).toEqual([]);
  });

  test('is allowed three times to a member and without limit to staff', () => {
    const often = [lookPosted, ...[1, 2, 3].flatMap(() => [rejected, asked]), rejected];
    const command: LookCommand = { action: 'request_recertification', comment: null };
    given(often.slice(0, -2)).when(command, curator).then(asked);
    given(often).when(command, curator).thenRefused('look.asked_too_often');
    given(often).when(command, staff).then(asked);
  });
});

describe('permissions of a member', () => {
  const commands: LookCommand[] = [
    { action: 'revise', changed: { description: 'other' }, hasLink: null },
    { action: 'tag_item', entry: otherEntry },
    { action: 'untag_item', entryId },
    { action: 'remove', takesBack: false },
  ];
  test.each(commands)('deny $action on a certified look', (command) => {
    given([mixedLookPosted, approved]).when(command, curator).thenRefused('look.already_approved');
  });
  test('do not limit staff', () => {
    given([lookPosted, approved])
      .when({ action: 'revise', changed: { link: null }, hasLink: false }, staff)
      .then({
        type: 'LookRevised',
        data: { changed: { link: null }, hasLink: false },
      });
  });
});

test('refuses a look without items', () => {
  given([])
    .when({ action: 'post', look: lookDescription, entries: [] }, curator)
    .thenRefused('look.no_items');
  given([lookPosted]).when({ action: 'untag_item', entryId }, curator).thenRefused('look.no_items');
});

describe('a removal', () => {
  const days = (count: number) => minutesLater(count * 24 * 60);
  const posted = given([lookPosted]).state;
  const certified = look.evolve(posted, approved, firstAt);
  const removed = (takesBack: boolean, at: string) =>
    look.decide(certified, { action: 'remove', takesBack }, { actor: staff, at });
  const costs = { events: [{ data: { entries: [{ entryId, points: -uploadPoint }] } }] };
  const isFree = { events: [{ data: { entries: [] } }] };

  test('shortly after an approval takes the points back', () => {
    expect(removed(false, days(29))).toMatchObject(costs);
    expect(removed(false, days(30))).toMatchObject(isFree);
    expect(removed(true, days(30))).toMatchObject(costs);
  });
});

describe('a link', () => {
  const gone: LookCommand = { action: 'check_link', isValid: false, isDeleted: true };
  const check = (state: typeof look.initial, command: LookCommand, minutes: number) => {
    const at = minutesLater(minutes);
    const decision = look.decide(state, command, { actor: system, at });
    if (!decision.ok) throw new Error(decision.refusal.message);
    const after = decision.events.reduce((before, event) => look.evolve(before, event, at), state);
    return { after, types: decision.events.map(({ type }) => type) };
  };

  test('missing at two visits an hour apart defers the items and never rejects them', () => {
    const { state } = given([mixedLookPosted, approved]);
    const first = check(state, gone, 60);
    const soon = check(first.after, gone, 119);
    const later = check(soon.after, gone, 120);
    expect([first.types, soon.types]).toEqual([['LookLinkChecked'], []]);
    expect(later.types).toEqual(['LookLinkChecked', 'LookItemDeferred', 'LookItemDeferred']);
    expect(later.after.entries[0]).toMatchObject({
      status: 'Deferred',
      reasons: ['SNSContentDeleted'],
      givenPoints: uploadPoint,
    });
    const decided = look.evolve(later.after, approved, minutesLater(130));
    expect(check(decided, gone, 200).types).toEqual([]);
  });

  test('that recovers or changes starts over', () => {
    const first = check(given([lookPosted]).state, gone, 60).after;
    const back = check(first, { action: 'check_link', isValid: true, isDeleted: false }, 90);
    expect(back.after).toMatchObject({ isLinkValid: true, goneSince: null });
    expect(check(back.after, gone, 180).types).toEqual(['LookLinkChecked']);
    const other: LookEvent = {
      type: 'LookRevised',
      data: { changed: { link: 'https://blog.naver.com/a/1' }, hasLink: true },
    };
    expect(look.evolve(first, other, firstAt)).toMatchObject({ isLinkValid: null, goneSince: null });
  });
});

test.each<[LookCommand, readonly LookEvent[]]>([
  [{ action: 'like', brandId: 7 }, [{ type: 'BrandLikedLook', data: { brandId: 7 } }]],
  [{ action: 'unlike', brandId: 8 }, [{ type: 'BrandLikedLook', data: { brandId: 7 } }]],
  [
    { action: 'report', brandId: 7, reportType: 'other', comment: 'x' },
    [{ type: 'LookReported', data: { brandId: 7, reportType: 'other', comment: 'x' } }],
  ],
])('%o changes nothing if it already holds', (command, more) => {
  given([lookPosted, ...more])
    .when(command, brandAdmin)
    .thenNothing();
});

test('images keep their order, and a moved image gets its new place', () => {
  const hash = 'a'.repeat(64);
  const added = [1, 2, 3].map((imageId): LookEvent => ({ type: 'LookImageAdded', data: { imageId, hash } }));
  const after = given([lookPosted, ...added])
    .when({ action: 'move_image', imageId: 3, place: 0 }, curator)
    .then({ type: 'LookImageMoved', data: { imageId: 3, place: 0 } });
  expect(after.images.map(({ imageId }) => imageId)).toEqual([3, 1, 2]);
  given([lookPosted])
    .when({ action: 'replace_image', imageId: 4, hash }, curator)
    .thenRefused('look.image_unknown');
});

test('the look’s overall status is that of its least decided item', () => {
  expect(overallStatus(['Approved', 'Rejected', 'Deferred', 'Pending'])).toBe('in_progress');
  expect(overallStatus(['Approved', 'Rejected', 'Deferred'])).toBe('on_hold');
  expect(overallStatus(['Approved', 'Rejected'])).toBe('rejected');
  expect(overallStatus(['Approved', 'Approved'])).toBe('certified');
  expect(overallStatus([])).toBe('in_progress');
});

test('a look concerns each brand of its items once', () => {
  const { state } = given([mixedLookPosted]);
  expect(look.brandIds?.(state)).toEqual([7, 8]);
});

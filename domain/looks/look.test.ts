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

describe('decisions on items', () => {
  test('without an item are on every one that takes them, each an event of its own', () => {
    given([mixedLookPosted, approved])
      .when({ ...approve, entryId: null }, staff)
      .then({
        type: 'LookItemApproved',
        data: { entryId: otherEntry.entryId, points: otherEntry.uploadPoint, ...byActor },
      });
    const both = given([mixedLookPosted]).when({ ...reject, entryId: null }, staff);
    expect(both.decision).toMatchObject({ events: [{ data: { entryId } }, { data: { entryId: 92 } }] });
  });

  test('on an item that does not take them say where it stands', () => {
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

  test('give the points once, however often they are taken back and given again', () => {
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

  test('give nothing anew for an item whose points stand from a look before', () => {
    const kept = { ...entry, givenPoints: uploadPoint };
    given([{ type: 'LookPosted', data: { ...lookDescription, entries: [kept] } }])
      .when({ ...reject, entryId }, staff)
      .then({ type: 'LookItemRejected', data: { entryId, points: -uploadPoint, ...rejection, ...byActor } });
  });

  test('of the whole look reject what is not rejected yet, and take back what was given', () => {
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

  test('by a method leave what it saw, and a person’s decision leaves that', () => {
    const shown = given([lookPosted])
      .when({ action: 'check_item', entryId, ...byRule }, system)
      .then({ type: 'LookItemChecked', data: { entryId, ...byRule } });
    expect(shown.entries[0]).toMatchObject({ status: 'Pending', checks: byRule.checks });
    expect(look.evolve(shown, approved, firstAt).entries[0]?.checks).toEqual(byRule.checks);
  });
});

describe('asking for another certification', () => {
  test('brings back what was rejected, and people decide on it', () => {
    const { state } = given([mixedLookPosted, approved, rejected, asked]);
    expect(state.entries.map(({ status, isAskedAgain }) => [status, isAskedAgain])).toEqual([
      ['Pending', true],
      ['Pending', false],
    ]);
    expect(state.entries[0]?.reasons).toEqual([]);
  });

  test('is a member’s three times, and staff’s whenever it is needed', () => {
    const often = [lookPosted, ...[1, 2, 3].flatMap(() => [rejected, asked]), rejected];
    const command: LookCommand = { action: 'request_recertification', comment: null };
    given(often.slice(0, -2)).when(command, curator).then(asked);
    given(often).when(command, curator).thenRefused('look.asked_too_often');
    given(often).when(command, staff).then(asked);
  });
});

describe('what a member may do', () => {
  const commands: LookCommand[] = [
    { action: 'revise', changed: { description: 'other' }, hasLink: null },
    { action: 'tag_item', entry: otherEntry },
    { action: 'untag_item', entryId },
    { action: 'remove', takesBack: false },
  ];
  test.each(commands)('with a look that is certified: not $action', (command) => {
    given([mixedLookPosted, approved]).when(command, curator).thenRefused('look.already_approved');
  });
  test('but staff may', () => {
    given([lookPosted, approved])
      .when({ action: 'revise', changed: { link: null }, hasLink: false }, staff)
      .then({
        type: 'LookRevised',
        data: { changed: { link: null }, hasLink: false },
      });
  });
});

test('a look tags at least one item', () => {
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

  test('soon after an approval costs what was given for it', () => {
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

  test('that is gone twice, an hour apart, is put before people, and never rejected', () => {
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

  test('that comes back, or leads elsewhere now, begins anew', () => {
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
])('%o of what is so already changes nothing', (command, more) => {
  given([lookPosted, ...more])
    .when(command, brandAdmin)
    .thenNothing();
});

test('images keep their order, and one that is moved stands where it was put', () => {
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

test('the look stands where the least decided of its items does', () => {
  expect(overallStatus(['Approved', 'Rejected', 'Deferred', 'Pending'])).toBe('in_progress');
  expect(overallStatus(['Approved', 'Rejected', 'Deferred'])).toBe('on_hold');
  expect(overallStatus(['Approved', 'Rejected'])).toBe('rejected');
  expect(overallStatus(['Approved', 'Approved'])).toBe('certified');
  expect(overallStatus([])).toBe('in_progress');
});

test('a look concerns each brand whose item it tags, once', () => {
  const { state } = given([mixedLookPosted]);
  expect(look.brandIds?.(state)).toEqual([7, 8]);
});

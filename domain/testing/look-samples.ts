import { pendingBrandEvent } from '../looks/brand-event.ts';
import { initialLookEntry, type LookEntry, type LookEntryCommand } from '../looks/entry.ts';
import type { LookEntryAction } from '../looks/entry-transitions.ts';
import type { LookCommand } from '../looks/look.ts';
import type { LookEntryEvent, LookEvent } from '../looks/look-events.ts';
import type { LookState } from '../looks/look-state.ts';
import type { LookAction } from '../looks/look-transitions.ts';
import type { Sample } from './every-row.ts';
import { byActor, byRule, entry, lookDescription, otherEntry, rejection } from './looks.ts';

type LookSample = Sample<LookState, LookCommand, LookEvent>;
type EntrySample = Sample<LookEntry, LookEntryCommand, LookEntryEvent>;

const { entryId, uploadPoint } = entry;
const trysetItemId = entry.of.id;
const nothingGiven = { entryId, points: 0 };
const inStatus = (status: LookEntry['status'], givenPoints = 0) => ({
  entries: [{ ...initialLookEntry, ...entry, status, givenPoints }],
});
const image = { imageId: 5, hash: 'b'.repeat(64) };
const reactions = { like: 12, comment: 3, view: null, followers: 8_200 };

function sample(command: LookCommand, event: LookEvent, standing: Partial<LookState> = {}): LookSample {
  return { command, events: [event], standing };
}

/** A sample of each action on a look, with all its events. */
export const lookSamples: Readonly<Record<LookAction, LookSample>> = {
  post: sample(
    { action: 'post', look: lookDescription, entries: [entry] },
    { type: 'LookPosted', data: { ...lookDescription, entries: [entry] } },
  ),
  expire: {
    ...sample({ action: 'expire', lookId: 81 }, { type: 'LookPostExpired', data: { lookId: 81 } }),
    known: ['expired', 'posted', 'removed'],
  },
  revise: sample(
    { action: 'revise', changed: { description: 'new' }, hasLink: null },
    { type: 'LookRevised', data: { changed: { description: 'new' }, hasLink: null } },
  ),
  tag_item: sample({ action: 'tag_item', entry: otherEntry }, { type: 'LookItemTagged', data: otherEntry }),
  untag_item: sample(
    { action: 'untag_item', entryId },
    { type: 'LookItemUntagged', data: { ...nothingGiven, trysetItemId } },
    { entries: [...inStatus('Rejected').entries, { ...initialLookEntry, ...otherEntry, status: 'Pending' }] },
  ),
  add_image: sample({ action: 'add_image', ...image }, { type: 'LookImageAdded', data: image }),
  replace_image: sample(
    { action: 'replace_image', ...image },
    { type: 'LookImageReplaced', data: image },
    { images: [{ imageId: 5, hash: 'a'.repeat(64) }] },
  ),
  move_image: sample(
    { action: 'move_image', imageId: 5, place: 0 },
    { type: 'LookImageMoved', data: { imageId: 5, place: 0 } },
    { images: [{ imageId: 4, hash: 'a'.repeat(64) }, image] },
  ),
  remove_image: sample(
    { action: 'remove_image', imageId: 5 },
    { type: 'LookImageRemoved', data: { imageId: 5 } },
    { images: [image] },
  ),
  hide: sample({ action: 'hide' }, { type: 'LookHidden', data: {} }),
  show: sample({ action: 'show' }, { type: 'LookShown', data: {} }, { isHidden: true }),
  check_link: sample(
    { action: 'check_link', isValid: false, isDeleted: true },
    { type: 'LookLinkChecked', data: { isValid: false, isDeleted: true } },
  ),
  count_reactions: sample(
    { action: 'count_reactions', reactions },
    { type: 'LookReactionsCounted', data: reactions },
  ),
  note_sns_failure: sample(
    { action: 'note_sns_failure', problem: 'rate_limited' },
    { type: 'LookSnsFailed', data: { problem: 'rate_limited' } },
  ),
  note_sns_answer: sample(
    { action: 'note_sns_answer' },
    { type: 'LookSnsAnswered', data: {} },
    { snsProblem: { problem: 'rate_limited', since: '2026-03-02T00:00:00.000Z' } },
  ),
  check_item: sample(
    { action: 'check_item', entryId: null, ...byRule },
    { type: 'LookItemChecked', data: { entryId, ...byRule } },
  ),
  approve_item: sample(
    { action: 'approve_item', entryId, ...byActor },
    { type: 'LookItemApproved', data: { entryId, points: uploadPoint, ...byActor } },
  ),
  reject_item: sample(
    { action: 'reject_item', entryId: null, ...rejection, ...byRule },
    { type: 'LookItemRejected', data: { ...nothingGiven, ...rejection, ...byRule } },
  ),
  defer_item: sample(
    { action: 'defer_item', entryId, comment: 'asked', reasons: [], ...byActor },
    { type: 'LookItemDeferred', data: { entryId, comment: 'asked', reasons: [], ...byActor } },
    inStatus('Approved', uploadPoint),
  ),
  reopen_item: sample(
    { action: 'reopen_item', entryId },
    { type: 'LookItemReopened', data: { entryId, points: -uploadPoint } },
    inStatus('Approved', uploadPoint),
  ),
  approve_item_from_done: sample(
    { action: 'approve_item_from_done', entryId: null, ...byActor },
    { type: 'LookItemApproved', data: { entryId, points: uploadPoint, ...byActor } },
    inStatus('Rejected'),
  ),
  reject_item_from_done: sample(
    { action: 'reject_item_from_done', entryId, ...rejection, ...byActor },
    { type: 'LookItemRejected', data: { entryId, points: -uploadPoint, ...rejection, ...byActor } },
    inStatus('Approved', uploadPoint),
  ),
  reject_look_from_pending: sample(
    { action: 'reject_look_from_pending', ...rejection },
    { type: 'LookRejected', data: { entries: [nothingGiven], ...rejection } },
  ),
  reject_look_from_done: sample(
    { action: 'reject_look_from_done', ...rejection },
    { type: 'LookRejected', data: { entries: [{ entryId, points: -uploadPoint }], ...rejection } },
    inStatus('Approved', uploadPoint),
  ),
  approve_brand_event: sample(
    { action: 'approve_brand_event' },
    { type: 'LookBrandEventApproved', data: {} },
    { brandEvent: pendingBrandEvent },
  ),
  reject_brand_event: sample(
    { action: 'reject_brand_event', ...rejection },
    { type: 'LookBrandEventRejected', data: rejection },
    { brandEvent: pendingBrandEvent },
  ),
  reopen_brand_event: sample(
    { action: 'reopen_brand_event' },
    { type: 'LookBrandEventReopened', data: {} },
    { brandEvent: { ...pendingBrandEvent, status: 'Approved' } },
  ),
  request_recertification: sample(
    { action: 'request_recertification', comment: 'the tag is there now' },
    {
      type: 'LookRecertificationRequested',
      data: { entryIds: [entryId], comment: 'the tag is there now' },
    },
    inStatus('Rejected'),
  ),
  like: sample({ action: 'like', brandId: 7 }, { type: 'BrandLikedLook', data: { brandId: 7 } }),
  unlike: sample(
    { action: 'unlike', brandId: 7 },
    { type: 'BrandUnlikedLook', data: { brandId: 7 } },
    { likedBy: [7] },
  ),
  report: sample(
    { action: 'report', brandId: 7, reportType: 'wrong_item', comment: null },
    { type: 'LookReported', data: { brandId: 7, reportType: 'wrong_item', comment: null } },
  ),
  penalize: sample({ action: 'penalize', points: 700 }, { type: 'LookPenalized', data: { points: 700 } }),
  remove: sample({ action: 'remove', takesBack: false }, { type: 'LookRemoved', data: { entries: [] } }),
};

const of = (
  command: LookEntryCommand,
  event: LookEntryEvent,
  standing: Partial<LookEntry> = {},
): EntrySample => ({
  command,
  events: [event],
  standing,
});
const given = { ...entry, givenPoints: uploadPoint };

/** A sample of each action on a tagged item. An item that loses its certification loses its points. */
export const lookEntrySamples: Readonly<Record<LookEntryAction, EntrySample>> = {
  tag_item: of({ action: 'tag_item', entry }, { type: 'LookItemTagged', data: entry }),
  untag_item: of(
    { action: 'untag_item' },
    { type: 'LookItemUntagged', data: { entryId, points: -uploadPoint, trysetItemId } },
    given,
  ),
  check_item: of(
    { action: 'check_item', ...byRule },
    { type: 'LookItemChecked', data: { entryId, ...byRule } },
    entry,
  ),
  approve_item: of(
    { action: 'approve_item', ...byActor },
    { type: 'LookItemApproved', data: { entryId, points: uploadPoint, ...byActor } },
    entry,
  ),
  reject_item: of(
    { action: 'reject_item', ...rejection, ...byRule },
    { type: 'LookItemRejected', data: { entryId, points: -uploadPoint, ...rejection, ...byRule } },
    given,
  ),
  defer_item: of(
    { action: 'defer_item', comment: null, reasons: ['Other'], ...byActor },
    { type: 'LookItemDeferred', data: { entryId, comment: null, reasons: ['Other'], ...byActor } },
    given,
  ),
  reopen_item: of(
    { action: 'reopen_item' },
    { type: 'LookItemReopened', data: { entryId, points: -uploadPoint } },
    given,
  ),
  approve_item_from_done: of(
    { action: 'approve_item_from_done', ...byActor },
    { type: 'LookItemApproved', data: { entryId, points: uploadPoint, ...byActor } },
    entry,
  ),
  reject_item_from_done: of(
    { action: 'reject_item_from_done', ...rejection, ...byActor },
    { type: 'LookItemRejected', data: { entryId, points: -uploadPoint, ...rejection, ...byActor } },
    given,
  ),
};

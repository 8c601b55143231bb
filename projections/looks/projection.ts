import { contentUnitScore } from '#domain/looks/content-score.ts';
import { normalizedLink } from '#domain/looks/link.ts';
import { brandsOf } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { evolveLook, initialLook, type LookState } from '#domain/looks/look-state.ts';
import { personKey } from '#domain/members/person.ts';

import { idOf, type Key, type Projection, type Recorded, type Unseal } from '../projection.ts';
import { logsOf } from './logs.ts';
import { statusOver } from './parts-of-look.ts';
import { type LookRow, looksTable } from './tables.ts';
import { openedWords } from './words.ts';

/** Lists every event type, so that a missing type does not compile. */
const known: Readonly<Record<LookEvent['type'], true>> = {
  LookPosted: true,
  LookPostExpired: true,
  LookRevised: true,
  LookItemTagged: true,
  LookItemUntagged: true,
  LookItemChecked: true,
  LookItemApproved: true,
  LookItemRejected: true,
  LookItemDeferred: true,
  LookItemReopened: true,
  LookImageAdded: true,
  LookImageReplaced: true,
  LookPictureStripped: true,
  LookImageMoved: true,
  LookImageRemoved: true,
  LookHidden: true,
  LookShown: true,
  LookLinkChecked: true,
  LookReactionsCounted: true,
  LookSnsFailed: true,
  LookSnsAnswered: true,
  LookRejected: true,
  LookBrandEventApproved: true,
  LookBrandEventRejected: true,
  LookBrandEventReopened: true,
  LookRecertificationRequested: true,
  BrandLikedLook: true,
  BrandUnlikedLook: true,
  LookReported: true,
  LookPenalized: true,
  LookRemoved: true,
};

export const looksProjection: Projection<LookRow, LookEvent> = {
  name: 'looks',
  table: looksTable,
  categories: ['look'],
  knows: (type) => type in known,
  keys: (recorded) => [idOf(recorded)],
  personId: ({ event }) =>
    event.type === 'LookPosted' && typeof event.data.words === 'string'
      ? personKey('user', event.data.userId)
      : null,
  fold,
};

function fold(row: LookRow | null, recorded: Recorded<LookEvent>, _key: Key, unseal: Unseal): LookRow {
  const { event, at, revision } = recorded;
  const before = row === null ? initialLook : stateOf(row);
  const after = evolveLook(before, event, at);
  const {
    lookId: _,
    status: life,
    reactions,
    words: __,
    hasLink: ___,
    contentVersion: ____,
    ...state
  } = after;
  const said = openedWords(after, unseal);
  return {
    ...state,
    ...said,
    likeCount: reactions.like,
    commentCount: reactions.comment,
    viewCount: reactions.view,
    followers: reactions.followers,
    id: idOf(recorded),
    life,
    status: statusOver(state.entries, state.brandEvent),
    images: [...state.images],
    entries: [...state.entries],
    brandIds: brandsOf(state),
    likedBy: [...state.likedBy],
    reports: [...state.reports],
    logs: [...(row?.logs ?? []), ...logsOf(recorded)],
    normalizedLink: said.link === null ? null : normalizedLink(said.link),
    contentUnitScore: contentUnitScore(state.snsType, reactions.followers),
    revision,
    createdAt: row?.createdAt ?? at,
    updatedAt: at,
  };
}

/** Returns the folded state that the row stores. */
export function stateOf(row: LookRow): LookState {
  const { likeCount: like, commentCount: comment, viewCount: view, followers } = row;
  return {
    status: row.life,
    lookId: row.id,
    userId: row.userId,
    userGender: row.userGender,
    userRegion: row.userRegion,
    lookType: row.lookType,
    snsType: row.snsType,
    words: [{ link: row.link, description: row.description ?? '' }],
    hasLink: row.link !== null,
    images: row.images,
    keepDays: row.keepDays,
    reservationId: row.reservationId,
    proposalId: row.proposalId,
    eventBrandId: row.eventBrandId,
    entries: row.entries,
    brandEvent: row.brandEvent,
    isHidden: row.isHidden,
    isLinkValid: row.isLinkValid,
    goneSince: row.goneSince,
    isMarkedPaid: row.isMarkedPaid,
    reactions: { like, comment, view, followers },
    countedAt: row.countedAt,
    snsProblem: row.snsProblem,
    recertifications: row.recertifications,
    // Nothing is decided on this state, so the content version does not matter.
    contentVersion: 0,
    likedBy: row.likedBy,
    reports: row.reports,
    postedAt: row.postedAt,
  };
}

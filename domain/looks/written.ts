import { written } from '../event-versions.ts';
import { look } from './look.ts';

export const looksWritten = [
  written(look, {
    LookPosted: 2,
    LookPostExpired: 1,
    LookRevised: 2,
    LookItemTagged: 1,
    LookItemUntagged: 1,
    LookItemChecked: 1,
    LookItemApproved: 1,
    LookItemRejected: 1,
    LookItemDeferred: 1,
    LookItemReopened: 1,
    LookImageAdded: 1,
    LookImageReplaced: 1,
    LookImageMoved: 1,
    LookImageRemoved: 1,
    LookHidden: 1,
    LookShown: 1,
    LookLinkChecked: 1,
    LookReactionsCounted: 1,
    LookSnsFailed: 1,
    LookSnsAnswered: 1,
    LookRejected: 1,
    LookRecertificationRequested: 1,
    BrandLikedLook: 1,
    BrandUnlikedLook: 1,
    LookReported: 1,
    LookPenalized: 1,
    LookRemoved: 1,
  }),
];

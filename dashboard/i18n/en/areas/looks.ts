import type { LookEntry } from '#domain/looks/entry.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

const looks = {
  sns: words.snsType,
  type: words.lookType,
  status: words.lookStatus,
  certification: words.certificationStatus,
  method: words.certificationMethod,
  rule: words.certificationRule,
  reason: words.rejectionReason,
  none: 'No look shows it yet.',
  all: 'All {{amount}}',
  latest: 'Latest looks',
  noneYet: 'None yet.',
  report: words.lookReport,
  snsProblem: {
    rate_limited: 'It limits how often it is asked',
    not_authorized: 'It does not accept the platform’s key',
    unreachable: 'It was not reached',
    unreadable: 'Nobody can read its answer',
  },
} as const;

export const texts = { looks } as const;

export const rooms = {
  looks: 'Looks',
  look: 'Look',
  lookCertification: 'Look certification',
} as const;

export const history = {
  categories: {
    look: 'Look',
  },
  categoryWithId: {
    look: 'Look {{id}}',
  },
  event: {
    LookPosted: 'Member posted a look: {{snsType}}.',
    LookPostExpired: 'Look that was to come has expired.',
    LookRevised: 'Look was revised.',
    LookItemTagged: 'Item was tagged: {{of}}.',
    LookItemUntagged: 'Tag of an item was taken away: tag {{entryId}}.',
    LookItemChecked: 'Checked by {{method}}, left to people: tag {{entryId}}.',
    LookItemApproved: 'Certification was approved: tag {{entryId}}[[; points: {{points}}]].',
    LookItemRejected: 'Certification was rejected: tag {{entryId}}[[, {{reasons}}]][[; points: {{points}}]].',
    LookItemDeferred: 'Certification was deferred: tag {{entryId}}.[[ {{comment}}]]',
    LookItemReopened: 'Certification was opened again: tag {{entryId}}[[; points: {{points}}]].',
    LookImageAdded: 'Picture was added: {{imageId}}.',
    LookPictureStripped: 'Camera data was taken out of an image of the look.',
    LookImageReplaced: 'Picture was replaced: {{imageId}}.',
    LookImageMoved: 'Picture was moved: {{imageId}}.',
    LookImageRemoved: 'Picture was removed: {{imageId}}.',
    LookHidden: 'Look was hidden.',
    LookShown: 'Look was shown again.',
    LookLinkChecked: 'Link was checked; valid: {{isValid}}, post deleted: {{isDeleted}}.',
    LookReactionsCounted: 'Reactions were counted: likes {{like}}, comments {{comment}}, views {{view}}.',
    LookSnsFailed: 'Network told nothing: {{problem}}.',
    LookSnsAnswered: 'Network tells of it again.',
    LookRejected: 'Whole look was rejected[[: {{reasons}}]].',
    LookBrandEventApproved: 'Brand event was approved.',
    LookBrandEventRejected: 'Brand event was rejected[[: {{reasons}}]].',
    LookBrandEventReopened: 'Brand event was opened again.',
    LookRecertificationRequested: 'Another certification was asked for.[[ {{comment}}]]',
    BrandLikedLook: 'Brand liked the look: {{brandId}}.',
    BrandUnlikedLook: 'Brand likes the look no more: {{brandId}}.',
    LookReported: 'Look was reported: {{reportType}}.[[ {{comment}}]]',
    LookPenalized: 'Penalty was charged, in points: {{points}}.',
    LookRemoved: 'Look was removed.',
  } as const satisfies EventTexts<LookEvent>,
  field: {
    lookId: 'Look',
    lookType: 'Kind of look',
    snsType: 'Network',
    link: 'Link',
    words: 'What the member says',
    changed: 'What the member says',
    hasLink: 'Has a link',
    images: 'Pictures',
    imageId: 'Picture',
    keepDays: 'Days a look must stay',
    reservationId: 'Reservation',
    brandEvent: 'Certification for the brand event',
    eventBrandId: 'Brand of the event',
    of: 'Tagged thing',
    entries: 'Tagged items',
    entryId: 'Tag',
    entryIds: 'Tags',
    uploadPoint: 'Points for the post',
    givenPoints: 'Points given',
    points: 'Points',
    isHidden: 'Hidden',
    isLinkValid: 'Link is valid',
    isValid: 'Link is valid',
    isDeleted: 'Post deleted',
    goneSince: 'Gone since',
    isMarkedPaid: 'Marked as paid',
    countedAt: 'Counted',
    snsProblem: 'Why the network is silent',
    problem: 'Why the network is silent',
    reactions: 'Reactions',
    like: 'Likes',
    comment: 'Comment',
    view: 'Views',
    followers: 'Followers',
    recertifications: 'Certifications asked for again',
    contentVersion: 'Version of the content',
    likedBy: 'Liked by brands',
    reports: 'Reports',
    reportType: 'Kind of report',
    postedAt: 'Posted',
    reasons: 'Reasons',
    otherReason: 'Other reason',
    method: 'Certified by',
    checks: 'Checks',
    model: 'Language model',
    certifiedAt: 'Certified',
    decidedAt: 'Decided',
    decidedBy: 'Decided by',
    isAskedAgain: 'Asked for again',
    place: 'Place',
  } as const satisfies FieldTexts<LookState | LookEntry>,
} as const;

export const replay = {
  entities: {
    look: 'Look',
  },
  projection: {
    looks: 'Looks',
    look_lives: 'Statuses of looks over time',
  },
} as const;

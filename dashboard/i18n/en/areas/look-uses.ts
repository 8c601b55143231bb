import type { LookUsesEvent } from '#domain/look-uses/look-uses.ts';
import type { LookUsePriceEvent } from '#domain/look-uses/price-policy.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import type { UseAnswer } from '#domain/look-uses/use-kinds.ts';
import type { LookUseAction } from '#domain/look-uses/use-transitions.ts';
import { lookUseWords } from '#domain/look-uses/words/en.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const lookUse = {
  type: words.lookUseType,
  status: words.lookUseStatus,
  payment: words.usePayment,
  fields: lookUseWords,
  answers: { agreed: 'Agreed', declined: 'Declined' } as const satisfies Record<UseAnswer, string>,
  price: { points: 'points', share: 'member’s share' },
  title: 'Look use {{id}}',
  search: 'Member, brand, comment',
  free: 'Free',
  noEnd: 'no end',
  noAnswer: 'No answer yet',
  unanswered: 'Unanswered',
  refunded: '{{amount}} back',
  discount: 'Discount',
  reason: 'Reason',
  comment: 'What the look is for',
  request: 'Request a use',
  requestFor: 'Request for {{price}}',
  requestText: 'The member is asked, and staff confirm. The price stays as it is now.',
  renew: 'Renew',
  priceFirst: 'The price is not known yet. Wait a moment.',
  noPrice: 'The price could not be loaded',
  ofLook: {
    title: 'Uses',
    none: 'No brand has asked for a use.',
    uncertified: 'A use can be requested once an item of the brand is approved.',
  },
  renewalFrom: 'Renewal from',
  posted: 'Posted',
  post: 'Post',
  openPost: 'Open the post',
  figures: { likes: 'Likes', comments: 'Comments', views: 'Views', followers: 'Followers' },
  tabs: { uses: 'Uses', months: 'Months' },
  views: { title: 'Views', all: 'All', unanswered: 'Unanswered', ending: 'Ends within 30 days' },
  sections: { money: 'Money', agreement: 'Agreement' },
  notes: {
    gone: 'The look of this use is gone. End the use with a refund, or let it run.',
    goneForBrand: 'The look of this use is gone. Staff decide about a refund.',
    unanswered: 'The member has not answered for a week. Ask again, or reject the use.',
    agreed: 'The member agreed. Confirm the use, and its days are fixed.',
  },
  why: {
    not_agreed: 'The member has not agreed.',
    already_agreed: 'The member has already agreed.',
    no_pending_payment: 'No payment is pending.',
    look_gone: 'The look is gone.',
    look_there: 'The look can be seen.',
  },
  refused: {
    not_certified: 'No item of the brand is approved in this look. Wait for its certification.',
    overlaps: 'Use {{lookUseId}} of the same kind has some of these days. Choose days outside of it.',
    end_missing: 'This kind of use needs an end. Name its last day.',
    end_before_start: 'The last day is before the first one. Name a later last day.',
    end_past: 'The last day is over. Name a later one.',
    too_long: 'This kind of use lasts at most 12 months. End it by {{latest}}.',
    member_gone: 'The member is banned or leaves. Choose a look of another member.',
    look_gone: 'The look was removed. Reject the use.',
    brand_gone: 'The brand was removed, so its uses end. Reload the page to see this one.',
    reason_missing: 'Say in the reason how the member agreed, or why the price differs from the list price.',
    days_not_agreed: 'The member agreed to other days. Revise the use, and let the member agree again.',
    free: 'The brand’s plan includes this use. Confirm it without an amount.',
    refund_too_high: 'The brand gets back at most its payment of {{most}}. Enter a smaller refund.',
  },
} as const;

const lookUseActions = {
  request: 'Request',
  lapse: 'Let the request lapse',
  take_up: 'Take up',
  agree: 'Note agreement',
  decline: 'Decline',
  ask_again: 'Ask the member again',
  remind: 'Remind',
  revise: 'Revise',
  confirm: 'Confirm use',
  reject: 'Reject',
  cancel: 'Cancel use',
  begin: 'Begin',
  issue_payment: 'Issue payment',
  withhold_payment: 'Withhold payment',
  end: 'End early',
  expire: 'Expire',
  note_look_gone: 'Note that the look is gone',
  note_look_back: 'Note that the look is back',
} as const satisfies Record<LookUseAction, string>;

const lookUseDone = {
  take_up: 'The use is in progress.',
  agree: 'The member’s agreement is noted.',
  ask_again: 'The member is asked again.',
  revise: 'The use is revised: the member is asked again.',
  confirm: 'The use is confirmed.',
  reject: 'The use is rejected.',
  cancel: 'The use is canceled.',
  issue_payment: 'The member’s payment is issued.',
  withhold_payment: 'The member’s payment is withheld.',
  end: 'The use has ended.',
} as const;

export const texts = { lookUse, lookUseActions, lookUseDone } as const;

export const rooms = {
  lookUses: 'Look uses',
  lookUse: 'Look use',
  lookUseMonths: 'Months of look uses',
} as const;

export const history = {
  categories: { look_use: 'Use of a look', look_uses: 'Uses of look', look_use_price: 'Prices of uses' },
  categoryWithId: {
    look_use: 'Use of a look {{id}}',
    look_uses: 'Uses of look {{id}}',
    look_use_price: 'Prices of uses',
  },
  event: {
    LookUseRequested: 'Brand asked for a use: {{useType}}, from {{startDate}}[[ to {{endDate}}]].',
    LookUseRequestExpired: 'The use was never requested.',
    LookUseTakenUp: 'Staff took up the use.',
    LookUseAgreed: 'The member agreed.',
    LookUseDeclined: 'The member declined.',
    LookUseAskedAgain: 'The member was asked again.',
    LookUseReminded: 'The member was reminded.',
    LookUseRevised: 'The use was revised: from {{startDate}}[[ to {{endDate}}]].',
    LookUseConfirmed:
      'The use was confirmed: from {{startDate}}[[ to {{endDate}}]][[; the brand pays {{brandPaymentAmount}}]].',
    LookUseRejected: 'The use was rejected.',
    LookUseCanceled: 'The use was canceled.',
    LookUseBegan: 'The use began.',
    LookUsePaymentIssued:
      'The member’s payment was issued[[; points: {{pointAmount}}]][[; money: {{curatorReceiveAmount}}]].',
    LookUsePaymentCanceled: 'The member’s payment was withheld.',
    LookUseEnded: 'The use was ended early; {{refund}} goes back.',
    LookUseExpired: 'The use ended with its last day.',
    LookUseLookGone: 'The look of this use is gone.',
    LookUseLookBack: 'The look of this use can be seen again.',
    LookUseClaimed: 'Days were claimed for use {{lookUseId}}: from {{from}}[[ to {{until}}]].',
    LookUseClaimEnded: 'Days of use {{lookUseId}} are free again.',
    LookUsesLookGone: 'The look is gone; its uses follow: {{lookUseIds}}.',
    LookUsesLookBack: 'The look can be seen again; its uses follow: {{lookUseIds}}.',
    LookUsePriceRevised: 'Prices of uses were revised.',
  } as const satisfies EventTexts<LookUseEvent | LookUsesEvent | LookUsePriceEvent>,
  fieldOf: { look_use: lookUseWords, look_uses: lookUseWords, look_use_price: lookUseWords },
} as const;

export const replay = {
  entities: { look_use: 'Use of a look' },
  projection: {
    look_uses: 'Use of a look',
    look_use_prices: 'Prices of uses',
    look_use_lives: 'Statuses of uses over time',
  },
} as const;

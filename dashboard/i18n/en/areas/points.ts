import type { PointAccount } from '#domain/points/account-state.ts';
import type { EarningOutcome } from '#domain/points/earning.ts';
import type { PointAccountEvent, PointMove } from '#domain/points/point-events.ts';
import type { DeltaType, PaidKind } from '#domain/points/point-kinds.ts';
import type { PointPolicyEvent, PointPolicyState } from '#domain/points/point-policy.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

const points = {
  reason: words.pointReason,
  title: 'Points',
  give: 'Give points',
  take: 'Take points',
  has: 'The member’s points: {{amount}}.',
  held: 'Held for trysets under way: {{amount}}',
  belowZero: 'Below zero: a penalty or a returned reward exceeded the balance.',
  moves: 'How points came and went',
  which: 'Which movements',
  ways: { all: 'All', plus: 'Given', minus: 'Taken' } as const satisfies Record<DeltaType | 'all', string>,
  afterwards: 'Balance {{amount}}',
  none: 'No points have come or gone.',
  noneSuch: 'None of this kind.',
  tryset: 'Tryset {{id}}',
  order: 'Order {{id}}',
  ticket: 'Ticket {{id}}',
  look: 'Look {{id}}',
  more: 'Show earlier ones',
  column: 'Points',
  fields: { delta: 'Points', type: 'Reason', message: 'Message to the member' },
  refund: {
    open: 'Refund points',
    item: 'Paid item',
    option: '{{name}} · item {{id}} · {{amount}}',
    preview: 'Balance: {{before}} now, {{after}} afterwards. Still spent on the item: {{left}}.',
  },
  earnings: {
    title: 'Why points, and why not',
    none: 'The member has requested no items.',
    due: 'Deadline: {{time}}.',
    expectedPoints: 'Expected: {{amount}}',
    heldPoints: 'on hold: {{amount}}',
    givenPoints: 'given: {{amount}}',
    lostPoints: 'lost: {{amount}}',
    outcome: {
      given: 'Given',
      pending: 'Not decided',
      deferred: 'Deferred',
      rejected: 'Rejected',
      not_posted: 'No look yet',
      overdue: 'Overdue',
      refused: 'Not posted',
      not_delivered: 'Not delivered',
      canceled: 'Canceled',
      nothing: 'Earns nothing',
    } as const satisfies Record<EarningOutcome, string>,
    why: {
      given: 'The look was approved.',
      pending: 'The look waits for its certification.',
      deferred: 'The certification was deferred; points that were given stay until the decision.',
      rejected: 'The certification was rejected. The member can ask for another.',
      not_posted: 'The member has posted no look of the item.',
      overdue: 'The deadline passed without a look.',
      refused: 'The member posts no look of the item.',
      not_delivered: 'Points need a look, and the item has not been delivered.',
      canceled: 'The item was canceled.',
      nothing: 'A look of this item earns no points under the terms of its request.',
    } as const satisfies Record<EarningOutcome, string>,
  },
  policy: {
    title: 'In percent of the garment’s price',
    birthMonth: 'Birth month',
    signUpReward: 'Sign-up reward, points',
    note: 'Items that were requested before keep what held then.',
  },
} as const;

export const texts = { points } as const;

export const rooms = {
  pointPolicy: 'What looks earn',
} as const;

export const history = {
  categoryWithId: {
    point_account: 'Points of member {{id}}',
    point_policy: 'What looks earn',
  },
  paidFor: {
    tryset: 'tryset {{id}}',
    order: 'order {{id}}',
    ticket: 'ticket {{id}}',
  } as const satisfies Record<PaidKind, string>,
  pointShare: 'item {{id}}: {{amount}}',
  event: {
    PointsGiven: 'Points were given: {{amount}}, {{pointReason}}.[[ {{message}}]]',
    PointsTaken: 'Points were taken: {{amount}}, {{pointReason}}.[[ {{message}}]]',
    PointsHeld: 'Points were held: {{amount}} for {{for}}.',
    PointsReleased: 'Held points were set free: {{amount}} for {{for}}.',
    PointsCaptured: 'Held points were spent: {{amount}} on {{for}}.',
    PointsRefunded: 'Points came back: {{amount}} spent on {{for}} ({{shares}}).[[ {{message}}]]',
    PointsSuspended: 'Points wait for the end of the ban: {{delta}}, {{pointReason}}.[[ {{message}}]]',
    PointsResumed: 'The points that waited were given and taken.',
    PointsForfeited: 'Points were forfeited: {{amount}}.',
    PointPolicyRevised: 'What looks earn was revised.',
  } as const satisfies EventTexts<PointAccountEvent | PointPolicyEvent>,
  field: {
    balance: 'Points',
    holds: 'Held points',
    waiting: 'Waiting points',
    captured: 'Spent points',
    shares: 'Shares',
    for: 'Pays for',
    pointReason: 'Reason',
    forLook: 'For look',
    message: 'Message',
    white: 'Rate of white grade (%)',
    gray: 'Rate of gray grade (%)',
    red: 'Rate of red grade (%)',
    black: 'Rate of black grade (%)',
    partner: 'Rate of partners (%)',
    birthMonth: 'Birth month (%)',
    signUpReward: 'Sign-up reward (points)',
  } as const satisfies FieldTexts<PointAccount | PointMove | PointPolicyState>,
} as const;

export const replay = {
  projection: {
    point_accounts: 'Points of members',
    point_moves: 'Movements of points',
    point_policies: 'What looks earn',
  },
} as const;

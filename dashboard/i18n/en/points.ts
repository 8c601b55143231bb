import type { DeltaType } from '#domain/points/point-kinds.ts';
import { words } from '#domain/words/en.ts';

export const points = {
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
  policy: {
    title: 'In percent of the garment’s price',
    birthMonth: 'Birth month',
    signUpReward: 'Sign-up reward, points',
    note: 'Items that were requested before keep what held then.',
  },
} as const;

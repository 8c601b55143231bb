import type { PointAccount, PointAccountEvent, PointMove } from '#domain/points/point-account.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

export const history = {
  categoryWithId: {
    point_account: 'Points of member {{id}}',
  },
  event: {
    PointsGiven: 'Points were given: {{amount}}, {{pointReason}}. {{message}}',
    PointsTaken: 'Points were taken: {{amount}}, {{pointReason}}. {{message}}',
    PointsHeld: 'Points were held: {{amount}} for tryset {{trysetId}}.',
    PointsReleased: 'Held points were set free: {{amount}} for tryset {{trysetId}}.',
    PointsCaptured: 'Held points were spent: {{amount}} on tryset {{trysetId}}.',
  } as const satisfies EventTexts<PointAccountEvent>,
  field: {
    balance: 'Points',
    holds: 'Held points',
    shares: 'Shares',
    pointReason: 'Reason',
    message: 'Message',
  } as const satisfies FieldTexts<PointAccount | PointMove>,
} as const;

export const replay = {
  projection: {
    point_accounts: 'Points of members',
    point_moves: 'Movements of points',
  },
} as const;

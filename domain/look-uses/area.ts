import type { Area } from '../area.ts';

export const lookUsesArea = {
  kinds: ['look_use'],
  references: { lookUseId: 'look_use', lookUseIds: 'look_use' },
  referencesOf: {},
  persons: [],
  upcasters: {},
  incidents: {
    LookUsePaymentCanceled: 'always',
    LookUseEnded: 'always',
    LookUseLookGone: 'always',
  },
} as const satisfies Area;

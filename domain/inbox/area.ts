import type { Area } from '../area.ts';

export const inboxArea = {
  kinds: ['inbox_message', 'inbox_notice'],
  references: { inboxMessageId: 'inbox_message', inboxNoticeId: 'inbox_notice' },
  referencesOf: {},
  persons: [],
  upcasters: {},
} as const satisfies Area;

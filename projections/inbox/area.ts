import type { Area } from '../area.ts';
import { inboxMessagesProjection, inboxNoticesProjection } from './projection.ts';
import { inboxMessagesTable, inboxNoticesTable } from './tables.ts';

export const inbox = {
  tables: { 'read.inboxMessages': inboxMessagesTable, 'read.inboxNotices': inboxNoticesTable },
  projections: [inboxMessagesProjection, inboxNoticesProjection],
} satisfies Area;

import type { Area } from '../area.ts';
import { seenNotificationsProjection } from './projection.ts';
import { seenNotificationsTable } from './tables.ts';

export const notifications = {
  tables: { 'read.seenNotifications': seenNotificationsTable },
  projections: [seenNotificationsProjection],
} satisfies Area;

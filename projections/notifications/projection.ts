import type { NotificationsEvent } from '#domain/notifications/notifications.ts';
import type { Projection, Words } from '../projection.ts';
import { type SeenNotificationsRow, seenNotificationsTable } from './tables.ts';

const words: Words<NotificationsEvent, SeenNotificationsRow> = { NotificationsSeen: null };

export const seenNotificationsProjection: Projection<SeenNotificationsRow, NotificationsEvent> = {
  name: 'seen_notifications',
  table: seenNotificationsTable,
  categories: ['notifications'],
  knows: (type) => type in words,
  keys: ({ entityId }) => [entityId],
  fold: (row, { event, entityId }) =>
    event.type === 'NotificationsSeen' ? { account: entityId, seenUntil: event.data.until } : row,
};

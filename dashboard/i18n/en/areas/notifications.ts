import type { NotificationsEvent } from '#domain/notifications/notifications.ts';
import type { EventTexts } from '../../event-texts.ts';

export const texts = {} as const;

export const rooms = {} as const;

export const history = {
  event: {
    NotificationsSeen: 'Notifications were seen, up to {{until}}.',
  } as const satisfies EventTexts<NotificationsEvent>,
} as const;

export const replay = {
  projection: {
    seen_notifications: 'Notifications seen',
  },
} as const;

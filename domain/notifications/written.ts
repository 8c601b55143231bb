import { written } from '../event-versions.ts';
import { notifications } from './notifications.ts';

export const notificationsWritten = [written(notifications, { NotificationsSeen: 1 })];

import type * as en from '../../en/areas/notifications.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  event: {
    NotificationsSeen: '{{until}}までの通知を確認しました。',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    seen_notifications: '確認した通知',
  },
};

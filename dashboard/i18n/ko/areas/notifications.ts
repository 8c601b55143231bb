import type * as en from '../../en/areas/notifications.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  event: {
    NotificationsSeen: '{{until}}까지의 알림을 확인했습니다.',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    seen_notifications: '확인한 알림',
  },
};

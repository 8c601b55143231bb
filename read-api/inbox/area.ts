import { inboxMessage } from '#domain/inbox/message.ts';
import { inboxNotice } from '#domain/inbox/notice.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { inboxMessagePast, inboxMessagesThen } from './past.ts';
import { inboxRoutes } from './routes.ts';

export const inbox: Area = {
  routes: [inboxRoutes],
  streams: {
    inbox_message: {
      fold: fold(inboxMessage.initial, inboxMessage.evolve),
      isFilter: true,
      field: 'inboxMessageId',
    },
    inbox_notice: { fold: fold(inboxNotice.initial, inboxNotice.evolve), field: 'inboxNoticeId' },
  },
  past: inboxMessagePast,
  rowsThen: inboxMessagesThen,
};

import { messageTransitions } from '#domain/inbox/message-transitions.ts';
import { noticeTransitions } from '#domain/inbox/notice.ts';
import type { WriteArea } from '../area.ts';
import { inboxQuestions } from './questions.ts';
import { inboxRoutes } from './routes.ts';

export const inboxArea: WriteArea = {
  routes: inboxRoutes,
  indexers: [inboxQuestions],
  streams: ['inbox_notice-'],
  tables: { inbox_message: messageTransitions, inbox_notice: noticeTransitions },
  reads: { user: ['inbox_message'] },
  own: [{ file: 'inbox', path: '/v1/inbox' }],
};

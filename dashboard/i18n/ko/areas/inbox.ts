import { inboxWords } from '#domain/inbox/words/ko.ts';
import type * as en from '../../en/areas/inbox.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { inbox_message: '메시지', inbox_notice: '공지' },
  categoryWithId: { inbox_message: '메시지 {{id}}', inbox_notice: '공지 {{id}}' },
  event: {
    InboxMessageSent: '메시지를 보냈습니다: {{templateCode}}.',
    InboxMessageDisplayed: '회원이 메시지를 확인했습니다.',
    InboxMessageConfirmed: '회원이 메시지를 수락했습니다.',
    InboxMessageDenied: '회원이 메시지를 거절했습니다.',
    InboxMessageWithdrawn: '메시지를 회수했습니다.',
    InboxNoticeSent: '스태프가 공지를 보냈습니다.',
  },
  fieldOf: { inbox_message: inboxWords, inbox_notice: inboxWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { inbox_message: '메시지' },
  projection: { inbox_messages: '받은 메시지', inbox_notices: '공지' },
};

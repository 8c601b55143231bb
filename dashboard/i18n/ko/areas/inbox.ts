import { inboxWords } from '#domain/inbox/words/ko.ts';
import type * as en from '../../en/areas/inbox.ts';
import type { Texts } from '../../texts.ts';

const inbox: Texts<typeof en.texts.inbox> = {
  title: '받은 메시지',
  none: '받은 메시지가 없습니다.',
  state: { unseen: '읽지 않음', seen: '읽음', pending: '응답 대기', confirmed: '확인', denied: '거절' },
  notice: {
    send: '공지 보내기',
    preview: '미리 보기',
    sendTo: '회원 {{amount}}명에게 보내기',
    reaches: '회원 {{amount}}명에게 공지를 보냅니다. 보낸 공지는 취소할 수 없습니다.',
    sent: '회원 {{amount}}명에게 공지를 보내고 있습니다.',
    titleIn: '제목, {{language}}',
    textIn: '내용, {{language}}',
  },
  about: {
    look: '룩',
    look_use: '룩 이용',
    user_ticket: '이용권',
    payment: '결제',
    reservation: '예약',
    proposal: '제안',
  },
};

export const texts = { inbox };

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

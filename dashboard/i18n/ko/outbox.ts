import type * as english from '../en/outbox.ts';
import type { Texts } from '../texts.ts';

export const outbox: Texts<typeof english.outbox> = {
  help: '메일 서버나 문자 서비스가 설정되지 않았습니다. 보냈을 메일과 문자가 만료될 때까지 최신순으로 표시됩니다.',
  search: '받는 사람, 제목, 내용',
  noMatch: '이 내용이 들어 있는 메일이나 문자가 없습니다.',
  sms: '문자 메시지',
  to: '받는 사람: {{address}}',
  emptyTitle: '보낼 것이 없습니다',
  emptyText: '로그인 도움이나 휴대폰 인증을 요청하면 보낼 메일과 문자가 여기에 보관됩니다.',
  sentTitle: '모두 발송하고 있습니다',
  sentText: '메일 서버와 문자 서비스가 설정되어 있습니다. 보내지 못한 것은 홈에 표시됩니다.',
  failedTitle: '메일을 불러오지 못했습니다',
};

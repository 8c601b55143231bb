import type { NamesAs } from '../../words/field-names.ts';
import type { inboxWords as english } from './en.ts';

export const inboxWords: NamesAs<typeof english> = {
  id: '번호',
  inboxMessageId: '메시지',
  inboxNoticeId: '공지',
  userId: '회원',
  status: '상태',
  templateCode: '템플릿',
  variant: '형식',
  type: '유형',
  about: '관련 항목',
  pointAmount: '포인트',
  isDisplayed: '확인함',
  texts: '문구',
  userIds: '받는 회원',
  createdTime: '발송일',
  updatedTime: '최근 변경',
};

import type { NamesAs } from '../../words/field-names.ts';
import type { ticketWords as english } from './en.ts';

export const ticketWords: NamesAs<typeof english> = {
  id: '번호',
  status: '상태',
  title: '제목',
  text: '문의 내용',
  content: '내용',
  pictures: '사진',
  asker: '문의한 사람',
  askerLabel: '문의한 사람 역할',
  askerId: '문의한 사람 번호',
  brandId: '브랜드',
  page: '문의한 화면',
  entity: '관련 항목',
  entityCategory: '관련 항목 종류',
  entityId: '관련 항목 번호',
  staffId: '담당자',
  messageCount: '메시지',
  waitingSince: '대기 시작',
  createdTime: '문의일',
  updatedTime: '최근 변경',
};

import type { NamesAs } from '../../words/field-names.ts';
import type { eventTicketWords as english } from './en.ts';

export const eventTicketWords: NamesAs<typeof english> = {
  id: '번호',
  eventTicketId: '이벤트 이용권',
  status: '상태',
  name: '이름',
  memberPlanId: '요금제',
  signupStartDate: '신청 시작일',
  signupEndDate: '신청 종료일',
  activeDuration: '이용 기간',
  activeStartDate: '이용 시작일',
  activeEndDate: '이용 종료일',
  discountPrice: '할인 가격',
  maxUses: '최대 사용 수',
  createdTime: '등록일',
  updatedTime: '최근 변경',
};

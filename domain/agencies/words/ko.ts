import type { NamesAs } from '../../words/field-names.ts';
import type { agencyWords as english } from './en.ts';

export const agencyWords: NamesAs<typeof english> = {
  id: '번호',
  name: '이름',
  url: '웹 주소',
  contacts: '담당자',
  members: '회원',
  agencyId: '에이전시',
  contactId: '담당자',
  links: '담당자',
  position: '직책',
  email: '이메일',
  phone: '전화번호',
  personal: '연락처',
  createdTime: '등록 시각',
  updatedTime: '최근 변경',
};

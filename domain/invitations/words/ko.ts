import type { NamesAs } from '../../words/field-names.ts';
import type { invitationWords as english } from './en.ts';

export const invitationWords: NamesAs<typeof english> = {
  id: '번호',
  invitationId: '초대',
  code: '초대 코드',
  status: '상태',
  publisher: '발행자',
  publisherId: '발행자',
  staffEmail: '운영자 이메일',
  expiredTime: '만료일',
  isAvailable: '사용 가능',
  userId: '회원',
  createdTime: '발행일',
  updatedTime: '최근 변경',
};

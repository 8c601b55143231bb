import type { NamesAs } from '../../words/field-names.ts';
import type { invitationWords as english } from './en.ts';

export const invitationWords: NamesAs<typeof english> = {
  id: '番号',
  invitationId: '招待',
  code: '招待コード',
  status: '状態',
  publisher: '発行者',
  publisherId: '発行者',
  staffEmail: 'スタッフのメール',
  expiredTime: '有効期限',
  isAvailable: '利用可能',
  userId: '会員',
  createdTime: '発行日',
  updatedTime: '最終変更',
};

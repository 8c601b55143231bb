import type { NamesAs } from '../../words/field-names.ts';
import type { agencyWords as english } from './en.ts';

export const agencyWords: NamesAs<typeof english> = {
  id: '番号',
  name: '名前',
  url: 'ウェブアドレス',
  contacts: '担当者',
  members: '会員',
  agencyId: '代理店',
  contactId: '担当者',
  links: '担当者',
  position: '役職',
  email: 'メール',
  phone: '電話番号',
  personal: '連絡先',
  createdTime: '登録日時',
  updatedTime: '最終変更',
};

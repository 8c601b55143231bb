import type { NamesAs } from '../../words/field-names.ts';
import type { ticketWords as english } from './en.ts';

export const ticketWords: NamesAs<typeof english> = {
  id: '番号',
  status: '状態',
  title: '件名',
  text: '内容',
  content: '内容',
  pictures: '写真',
  asker: 'お問い合わせの方',
  askerLabel: 'お問い合わせの方の役割',
  askerId: 'お問い合わせの方の番号',
  brandId: 'ブランド',
  page: '送信した画面',
  entity: '対象',
  entityCategory: '対象の種類',
  entityId: '対象の番号',
  staffId: '担当者',
  messageCount: 'メッセージ',
  waitingSince: '待ち始め',
  createdTime: '受付日時',
  updatedTime: '最終変更',
};

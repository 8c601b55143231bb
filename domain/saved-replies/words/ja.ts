import type { NamesAs } from '../../words/field-names.ts';
import type { savedReplyWords as english } from './en.ts';

export const savedReplyWords: NamesAs<typeof english> = {
  id: '番号',
  title: 'タイトル',
  textEn: '英語の文',
  textKo: '韓国語の文',
  textJa: '日本語の文',
  createdTime: '追加日時',
  updatedTime: '最終更新',
};

import type { NamesAs } from '../../words/field-names.ts';
import type { closedDayWords as english } from './en.ts';

export const closedDayWords: NamesAs<typeof english> = {
  id: '番号',
  regionId: '地域',
  day: '日付',
  toDay: '最終日',
  name: '名前',
  createdTime: '追加日時',
  updatedTime: '最終更新',
};

import type { NamesAs } from '../../words/field-names.ts';
import type { closedDayWords as english } from './en.ts';

export const closedDayWords: NamesAs<typeof english> = {
  id: '번호',
  regionId: '지역',
  day: '날짜',
  toDay: '마지막 날',
  name: '이름',
  createdTime: '추가 시각',
  updatedTime: '최근 변경',
};

import type { NamesAs } from '../../words/field-names.ts';
import type { savedReplyWords as english } from './en.ts';

export const savedReplyWords: NamesAs<typeof english> = {
  id: '번호',
  title: '제목',
  textEn: '영어 문구',
  textKo: '한국어 문구',
  textJa: '일본어 문구',
  createdTime: '추가 시각',
  updatedTime: '최근 변경',
};

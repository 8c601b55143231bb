import { words as en } from '#domain/words/en.ts';
import { words as ja } from '#domain/words/ja.ts';
import { words as ko } from '#domain/words/ko.ts';
import type { Language } from '#domain/words/languages.ts';

/** The words of invoices for content uses that statements lack. */
export interface ContentUseWords {
  title: string;
  /** The number of the invoice, and the last day to pay it. */
  invoice(id: number, day: string): string;
  total: string;
  tax: string;
  /** A use in the table, such as its look and its days. */
  ofLook(type: string, lookId: number): string;
  forEver: string;
  types: typeof en.lookUseType | typeof ko.lookUseType | typeof ja.lookUseType;
}

export const contentUseWords: Readonly<Record<Language, ContentUseWords>> = {
  en: {
    title: 'Invoice for content uses',
    invoice: (id, day) => `Invoice no. ${id} · to be paid by ${day}`,
    total: 'Content uses',
    tax: 'Tax included',
    ofLook: (type, lookId) => `${type}, look ${lookId}`,
    forEver: 'without end',
    types: en.lookUseType,
  },
  ko: {
    title: '콘텐츠 사용료 청구서',
    invoice: (id, day) => `청구 번호 ${id} · 납부 기한 ${day}`,
    total: '콘텐츠 사용료',
    tax: '포함 세액',
    ofLook: (type, lookId) => `${type}, 룩 ${lookId}`,
    forEver: '무기한',
    types: ko.lookUseType,
  },
  ja: {
    title: 'コンテンツ利用料請求書',
    invoice: (id, day) => `請求番号 ${id} · 支払期限 ${day}`,
    total: 'コンテンツ利用料',
    tax: '内税',
    ofLook: (type, lookId) => `${type}、ルック ${lookId}`,
    forEver: '無期限',
    types: ja.lookUseType,
  },
};

import type { Language } from '#domain/words/languages.ts';

interface LabelWords {
  slot: string;
  size: string;
  tryset: string;
  items(count: number): string;
  requested: string;
  prepare: string;
  expected: string;
}

/** The fixed words on labels, besides names and codes. */
export const labelWords: Readonly<Record<Language, LabelWords>> = {
  en: {
    slot: 'Slot',
    size: 'Size',
    tryset: 'Tryset',
    items: (count) => (count === 1 ? '1 item' : `${count} items`),
    requested: 'Requested',
    prepare: 'Prepare on',
    expected: 'Expected',
  },
  ko: {
    slot: '보관 위치',
    size: '사이즈',
    tryset: '트라이셋',
    items: (count) => `아이템 ${count}개`,
    requested: '요청일',
    prepare: '준비일',
    expected: '도착 예정일',
  },
  ja: {
    slot: '保管場所',
    size: 'サイズ',
    tryset: 'トライセット',
    items: (count) => `アイテム${count}点`,
    requested: 'リクエスト日',
    prepare: '準備日',
    expected: 'お届け予定日',
  },
};

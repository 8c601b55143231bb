import type { Language } from '#domain/words/languages.ts';

export interface StockStatementWords {
  title: string;
  /** The name of a statement of all brands. */
  allBrands: string;
  isOpen: string;
  sums: Record<'opening' | 'entered' | 'left' | 'closing', string>;
  columns: Record<'code' | 'product' | 'opening' | 'entered' | 'left' | 'closing', string>;
  page: string;
}

/** The words of statements of stock. */
export const stockStatementWords: Readonly<Record<Language, StockStatementWords>> = {
  en: {
    title: 'Statement of stock',
    allBrands: 'All brands',
    isOpen: 'The month still runs. The end is the instant of this file.',
    sums: { opening: 'At the beginning', entered: 'Came', left: 'Went', closing: 'At the end' },
    columns: {
      code: 'Code',
      product: 'Product',
      opening: 'Beginning',
      entered: 'Came',
      left: 'Went',
      closing: 'End',
    },
    page: 'Page',
  },
  ko: {
    title: '재고 명세서',
    allBrands: '전체 브랜드',
    isOpen: '아직 끝나지 않은 달입니다. 기말은 이 파일을 만든 시각입니다.',
    sums: { opening: '기초 재고', entered: '입고', left: '출고', closing: '기말 재고' },
    columns: {
      code: '상품 코드',
      product: '상품',
      opening: '기초',
      entered: '입고',
      left: '출고',
      closing: '기말',
    },
    page: '쪽',
  },
  ja: {
    title: '在庫明細書',
    allBrands: '全ブランド',
    isOpen: 'まだ終わっていない月です。期末はこのファイルの作成時点です。',
    sums: { opening: '期首在庫', entered: '入庫', left: '出庫', closing: '期末在庫' },
    columns: {
      code: '商品コード',
      product: '商品',
      opening: '期首',
      entered: '入庫',
      left: '出庫',
      closing: '期末',
    },
    page: 'ページ',
  },
};

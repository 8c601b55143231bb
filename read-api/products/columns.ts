import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const productColumns = {
  category: { en: 'Category', ko: '카테고리', ja: 'カテゴリー' },
  enterprise_product_code: { en: 'Brand’s product code', ko: '브랜드 상품 코드', ja: 'ブランド商品コード' },
  is_commerce_sale_available: { en: 'On sale in the shop', ko: '커머스 판매 가능', ja: 'コマース販売可' },
  is_sale_for_curator: { en: 'On sale for curators', ko: '큐레이터 판매', ja: 'キュレーター販売' },
  is_sold_out: { en: 'Sold out', ko: '품절', ja: '売り切れ' },
  published_time: { en: 'Published on', ko: '게시 시각', ja: '公開日時' },
  season: { en: 'Season', ko: '시즌', ja: 'シーズン' },
  stock_available: { en: 'Free', ko: '대여 가능', ja: '貸出可能' },
  stock_in_check: { en: 'In check', ko: '검수 중', ja: '検品中' },
  stock_in_use: { en: 'In use', ko: '사용 중', ja: '使用中' },
  stock_requested: { en: 'Reserved', ko: '예약됨', ja: '予約済み' },
  stock_total: { en: 'Stock', ko: '전체 재고', ja: '総在庫' },
  use_mode: { en: 'Use mode', ko: '이용 방식', ja: '利用方法' },
} as const satisfies ColumnNames;

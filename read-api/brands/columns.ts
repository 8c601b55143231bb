import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const brandColumns = {
  instagram_id: { en: 'Instagram', ko: '인스타그램', ja: 'Instagram' },
  is_exclusive: { en: 'Exclusive', ko: '단독', ja: '限定' },
  is_featured: { en: 'Featured', ko: '추천', ja: 'おすすめ' },
  is_using_service: { en: 'In service', ko: '서비스 이용 중', ja: 'サービス利用中' },
  looks: { en: 'Looks', ko: '룩', ja: 'ルック' },
  content_score: { en: 'Content score', ko: '콘텐츠 점수', ja: 'コンテンツスコア' },
  looks_certified: { en: 'Looks certified', ko: '인증된 룩', ja: '認証済みルック' },
  name_ko: { en: 'Name (Korean)', ko: '이름 (한국어)', ja: '名前（韓国語）' },
  sku_code: { en: 'SKU code', ko: 'SKU 코드', ja: 'SKUコード' },
  stock_items: { en: 'Garments', ko: '재고 수', ja: '在庫数' },
  stock_items_in_use: { en: 'Garments in use', ko: '사용 중 재고', ja: '使用中の在庫' },
  subscription_type: { en: 'Plan type', ko: '요금제 유형', ja: 'プランの種類' },
  tryset_items: { en: 'Tryset items', ko: '트라이셋 아이템', ja: 'トライセットアイテム' },
} as const satisfies ColumnNames;

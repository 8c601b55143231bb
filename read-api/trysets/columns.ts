import type { ColumnNames } from '../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const trysetColumns = {
  address: { en: 'Address', ko: '주소', ja: '住所', isPersonal: true },
  brands: { en: 'Brands', ko: '브랜드 목록', ja: 'ブランド一覧' },
  custom_link: { en: 'Link', ko: '링크', ja: 'リンク' },
  expected_delivery: { en: 'Expected delivery', ko: '배송 예정일', ja: '配達予定日' },
  handover_info: { en: 'Handover', ko: '인수인계 사항', ja: '引き渡しのメモ', isPersonal: true },
  item_ids: { en: 'Item numbers', ko: '아이템 번호', ja: 'アイテム番号' },
  item_statuses: { en: 'Item statuses', ko: '아이템 상태', ja: 'アイテムの状態' },
  items_count: { en: 'Items', ko: '아이템 수', ja: 'アイテム数' },
  notes: { en: 'Notes', ko: '요청 사항', ja: '備考', isPersonal: true },
  prepare_on: { en: 'Prepare on', ko: '준비일', ja: '準備日' },
  product_codes: { en: 'Product codes', ko: '상품 코드 목록', ja: '商品コード一覧' },
  recipient: { en: 'Recipient', ko: '수령인', ja: '受取人', isPersonal: true },
  sizes: { en: 'Sizes', ko: '사이즈 목록', ja: 'サイズ一覧' },
  stock_codes: { en: 'Garment codes', ko: '재고 코드 목록', ja: '在庫コード一覧' },
  user_gender: { en: 'Member’s gender', ko: '회원 성별', ja: '会員の性別' },
  user_region: { en: 'Member’s region', ko: '회원 지역', ja: '会員の地域' },
} as const satisfies ColumnNames;

import { orderWords as en } from '#domain/orders/words/en.ts';
import { orderWords as ja } from '#domain/orders/words/ja.ts';
import { orderWords as ko } from '#domain/orders/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Names of the files' columns. */
export const orderColumns = {
  ...columnNames({ en, ja, ko }),
  buyer_name: { en: en.buyer, ko: ko.buyer, ja: ja.buyer, isPersonal: true },
  address: { en: 'Address', ko: '주소', ja: '住所', isPersonal: true },
  notes: { en: 'Notes for the delivery', ko: '배송 메모', ja: '配送メモ', isPersonal: true },
  price: { en: 'Price', ko: '상품 금액', ja: '商品金額' },
  cash: { en: en.itemCash, ko: ko.itemCash, ja: ja.itemCash },
  point: { en: en.itemPoint, ko: ko.itemPoint, ja: ja.itemPoint },
  current_cash: { en: 'Cash left', ko: '남은 결제 금액', ja: '残りの支払金額' },
  current_point: { en: 'Points left', ko: '남은 포인트', ja: '残りのポイント' },
  delivered_time: { en: en.completedTime, ko: ko.completedTime, ja: ja.completedTime },
  returned_time: { en: 'Returned', ko: '반품 일시', ja: '返品日時' },
  brand_payment: { en: 'Payment to the brand', ko: '브랜드 지급액', ja: 'ブランドへの支払額' },
  is_look_posted: { en: 'Look posted', ko: '룩 게시', ja: 'ルック投稿' },
} as const;

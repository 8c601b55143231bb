import type { ColumnNames } from '../../kit/csv/columns.ts';

/** Column names of this area's files; `sharedColumns` has the others. */
export const pointColumns = {
  number: { en: 'No.', ko: '번호', ja: '番号' },
  delta: { en: 'Points', ko: '포인트', ja: 'ポイント' },
  balance: { en: 'Balance', ko: '잔액', ja: '残高' },
  point_reason: { en: 'Reason', ko: '사유', ja: '理由' },
  order_id: { en: 'Order no.', ko: '주문 번호', ja: '注文番号' },
  ticket_id: { en: 'Ticket no.', ko: '이용권 번호', ja: 'チケット番号' },
  look_id: { en: 'Look no.', ko: '룩 번호', ja: 'ルック番号' },
  tryset_item_id: { en: 'Tryset item no.', ko: '트라이셋 아이템 번호', ja: 'トライセットアイテム番号' },
  message: { en: 'Message', ko: '메시지', ja: 'メッセージ' },
} as const satisfies ColumnNames;

import { orderWords } from '#domain/orders/words/ja.ts';
import type * as en from '../../en/areas/orders.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { order: '注文' },
  categoryWithId: { order: '注文 {{id}}' },
  event: {
    OrderPlaced: '注文されました。',
    OrderPlaceExpired: '注文は完了しませんでした。',
    OrderPaid: '注文が支払われました。',
    OrderCanceled: '注文がキャンセルされました。',
    OrderExpired: '支払期限が過ぎ、注文がキャンセルされました。',
    OrderFailed: '決済に失敗し、注文が終了しました。',
    OrderForged: '支払金額が異なるため、注文が終了しました。',
    OrderBuyerRevised: '購入者またはお届け先が変更されました。',
    OrderItemsCanceled: '商品がキャンセルされました：{{itemIds}}',
    OrderItemPrepared: '商品の発送準備が始まりました：{{itemId}}',
    OrderItemShipped: '商品が発送されました：{{itemId}}、{{courier}} {{trackingNumber}}',
    OrderItemParcelCorrected: '商品の送り状が修正されました：{{itemId}}、{{courier}} {{trackingNumber}}',
    OrderItemCompleted: '商品が配達されました：{{itemId}}',
    OrderItemLost: '商品が配送中に紛失しました：{{itemId}}',
    OrderItemReturnRequested: '商品の返品が申請されました：{{itemId}}、{{fault}}',
    OrderItemReturnWithdrawn: '商品の返品申請が取り下げられました：{{itemId}}',
    OrderItemReturnShipped: '商品が返送されました：{{itemId}}、{{courier}} {{trackingNumber}}',
    OrderItemReturned: '商品が返品されました：{{itemId}}。差引額：{{deduction}}',
    OrderItemReturnRejected: '商品の返品が却下されました：{{itemId}}',
    OrderItemSettled: '商品の売上が精算されました：{{itemId}}',
    OrderItemSettlementReversed: '商品の精算が取り消されました：{{itemId}}',
    OrderGoodwillGranted: '補償金が支払われました：{{amount}}、商品 {{itemId}}',
  },
  fieldOf: { order: orderWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { order: '注文' },
  projection: { orders: '注文' },
};

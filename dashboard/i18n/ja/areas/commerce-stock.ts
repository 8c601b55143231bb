import { commerceStockWords } from '#domain/commerce-stock/words/ja.ts';
import type * as en from '../../en/areas/commerce-stock.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  commerceStock: {
    refused: { no_count: '数量は0～1,000,000の整数で入力してください。空欄にできるのは倉庫の商品のみです。' },
    status: { none: '未登録', not_for_sale: '販売停止中', for_sale: '販売中' },
    type: { warehouse: '倉庫発送', brand: 'ブランド発送' },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { commerce_stock: 'コマース在庫' },
  categoryWithId: { commerce_stock: 'サイズ {{id}} のコマース在庫' },
  event: {
    CommerceSaleSet: 'コマースの販売設定が変更されました。',
    CommerceAvailableCountSet: 'コマースの販売可能数が変更されました。',
    CommerceStockReserved: '在庫 1 点が引き当てられました：注文 {{orderId}}、商品 {{orderItemId}}。',
    CommerceStockReleased: '在庫の引当が解除されました：注文 {{orderId}}、商品 {{orderItemId}}。',
    CommerceStockSold: '在庫 1 点が販売されました：注文 {{orderId}}、商品 {{orderItemId}}。',
  },
  fieldOf: { commerce_stock: commerceStockWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { commerce_stock: 'コマース在庫' },
  projection: { commerce_stocks: 'コマース在庫' },
};

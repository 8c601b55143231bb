import type * as en from '../../en/areas/trysets.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  categories: {
    tryset: 'トライセット',
  },
  categoryWithId: {
    tryset: 'トライセット {{id}}',
  },
  trysetStatus: {
    none: 'なし',
    requested: 'リクエスト済み',
    expired: '期限切れ',
    removed: '削除済み',
  },
  event: {
    TrysetRequested: 'トライセットがリクエストされました。',
    TrysetRequestExpired: 'トライセットのリクエストが期限切れになりました。',
    TrysetDestinationCorrected: '届け先が修正されました。',
    TrysetNotesRevised: 'トライセットの補足情報が変更されました。',
    TrysetItemAdded: 'トライセットにアイテムが追加されました。',
    TrysetItemAddExpired: 'アイテムの追加が期限切れになりました。アイテム番号：{{trysetItemId}}',
    TrysetCanceled: 'トライセットがキャンセルされました。アイテム：{{itemIds}}',
    TrysetReturnRequested: 'トライセットの返却が依頼されました。アイテム：{{itemIds}}',
    TrysetReturnAccepted:
      'トライセットの返却が承認されました。アイテム：{{itemIds}}[[、集荷日：{{pickupDate}}]]',
    TrysetRemoved: 'トライセットが削除されました。',
    RentalClaimed: '会員の利用枠にアイテムが加えられました：{{itemIds}}。',
    RentalClaimEnded: '会員の利用枠からアイテムが外れました：{{itemIds}}。',
  },
  field: {
    expiredItemIds: '期限切れのアイテム',
    recipient: '受取人',
    destination: '届け先',
    items: 'アイテム',
    itemIds: 'アイテム',
    isPreferExpress: '速達希望',
    requestedPoints: '使用ポイント',
    customLink: 'リンク',
    handoverInfo: '引き渡しのメモ',
    expectedDeliveryOn: '配達予定日',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    tryset: 'トライセット',
  },
  projection: {
    trysets: 'トライセット',
    people_recipients: 'トライセットの受取人',
  },
};

import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/trysets.ts';
import type { Texts } from '../../texts.ts';

const tryset: Texts<typeof en.texts.tryset> = {
  status: words.trysetStatus,
  life: { requested: 'リクエスト済み', removed: '削除済み', none: 'なし', expired: '期限切れ' },
  columns: {
    id: 'トライセット',
    status: '状態',
    member: '会員',
    recipient: '受取人',
    items: 'アイテム',
    express: '配送種別',
    to_prepare: '準備日',
    expected_delivery: '配達予定日',
    created_time: 'リクエスト',
  },
  filters: {
    keyword: 'コード・商品・会員を検索',
    statuses: '状態',
    is_prefer_express: '配送種別',
    time_to_prepare_delivery_today: '準備',
    time_to_prepare_delivery_overdue: '準備の期限超過',
    user_genders: '性別',
    user_regions: '地域',
    created_time: 'リクエスト日',
    user_ids: '会員番号',
    ids: 'トライセット番号',
    state: '進行状況',
  },
  express: { true: '速達', false: '通常便' },
  preparation: { true: '本日までの準備分', false: '本日までの準備分以外' },
  views: '状態別のトライセット',
  all: 'すべて',
  toPrepare: '本日準備',
  toPrepareOverdue: '準備期限超過',
  overdue: '期限超過',
  today: '本日',
  itemsAmount: '{{amount}}点',
  recipientHidden: '非公開',
  sections: {
    recipient: '受取人',
    delivery: '配送',
    returning: '返却',
    notes: '補足情報',
    items: 'アイテム',
  },
  fields: {
    member: '会員',
    name: '氏名',
    phone: '電話番号',
    email: 'メール',
    destinationName: 'お届け先氏名',
    destinationPhone: 'お届け先電話番号',
    address: '住所',
    notes: '配送メモ',
    express: '配送種別',
    prepareOn: '準備日',
    expected: '配達予定日',
    created: 'リクエスト日時',
    updated: '最終更新',
    pickupReason: '返却の理由',
    requestedPickup: '希望集荷日',
    confirmedPickup: '確定集荷日',
    returnAccepted: '返却承認',
    customLink: 'リンク',
    handoverInfo: '引き渡しのメモ',
  },
  forgotten: '退会した会員のため、受取人の情報は残っていません。',
  notesSeen: 'このトライセットを見られる全員に表示されます。個人情報は書かないでください。',
  destinationHidden: '自社のアイテムが発送準備中または配送中の間のみ表示されます。',
  noItems: '閲覧できるアイテムがありません。',
  chooseItem: 'アイテム{{id}}を選択',
  chooseAll: 'すべてのアイテムを選択',
  forAll: '{{action}} · {{amount}}点すべて',
  itemActions: 'アイテム{{id}}の操作',
  itemsChosen: '{{amount}}点を選択中',
  parcelOut: '発送',
  parcelBack: '返送',
  addItem: 'アイテムを追加',
  addItemHelp: '該当サイズの在庫がすぐに確保されます。',
  product: '商品',
  productSearch: '商品名またはコードで検索',
  noProduct: '該当する利用可能な商品はありません。',
  size: 'サイズ',
  free: '{{amount}}点利用可',
  noneFree: '在庫なし',
  add: '追加',
  added: 'アイテム{{id}}を追加しました。',
  chooseSize: '在庫のあるサイズを選択してください。',
};

const trysetActions: Texts<typeof en.texts.trysetActions> = {
  cancel: 'リクエスト中のアイテムをキャンセル',
  return_request: '返却を依頼',
  return_accept: '返却を承認',
  remove: 'トライセットを削除',
};

export const texts = { tryset, trysetActions };

export const rooms: Texts<typeof en.rooms> = {
  trysetSendList: 'トライセット発送',
  tryset: 'トライセットの詳細',
};

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
    TrysetDeliveryPlanned: '配達予定日が{{expectedDeliveryOn}}になりました[[、準備日：{{prepareOn}}]]。',
    TrysetItemAdded: 'トライセットにアイテムが追加されました。',
    TrysetItemAddExpired: 'アイテムの追加が期限切れになりました。アイテム番号：{{trysetItemId}}',
    TrysetCanceled: 'トライセットがキャンセルされました。アイテム：{{itemIds}}',
    TrysetReturnRequested: 'トライセットの返却が依頼されました。アイテム：{{itemIds}}',
    TrysetReturnAccepted:
      'トライセットの返却が承認されました。アイテム：{{itemIds}}[[、集荷日：{{pickupDate}}]]',
    TrysetRemoved: 'トライセットが削除されました。',
    RentalClaimed: '会員の利用枠にアイテムが加えられました：{{itemIds}}。',
    RentalClaimEnded: '会員の利用枠からアイテムが外れました：{{itemIds}}。',
    RentalTicketClosed: 'チケットの取り消しにより、今後のトライセットには使えなくなりました。',
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
    prepareOn: '準備日',
    delivery: '配達の予定',
    requestedDelivery: 'リクエスト時の配達予定',
  },
};

export const replay: Texts<typeof en.replay> = {
  entities: {
    tryset: 'トライセット',
  },
  projection: {
    trysets: 'トライセット',
    tryset_lives: 'トライセットの状態の推移',
    people_recipients: 'トライセットの受取人',
  },
};

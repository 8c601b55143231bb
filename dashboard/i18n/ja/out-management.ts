import type * as en from '../en/out-management.ts';
import type { Texts } from '../texts.ts';

export const outRoom: Texts<typeof en.outRoom> = {
  stages: '出庫の段階',
  stage: { requested: '依頼', ready: '準備', ongoing: '進行中', out: '完了' },
  part: { requested: 'すべて', requested_in_stock: '今すぐ可能', requested_waiting: 'まだ在庫でない' },
  columns: { where: '現在の場所', asked: '依頼者', askedAt: '依頼日' },
  filters: {
    out_stage: '段階',
    search: 'コードまたは商品',
    brand_id: 'ブランド',
    product_ids: '商品',
    code: 'コード',
    out_requested_time: '依頼日',
  },
  until: '{{day}}まで',
  overdue: '{{day}}から延滞',
  pickup: '{{day}}集荷',
  notAsked: '依頼なし',
  sentTo: '送り先：{{address}}',
  noAddress: '出庫先の住所がありません。',
  toBrand: 'ブランドへ',
  brands: {
    open: 'ブランド別',
    title: 'ブランド別の出庫依頼',
    requested: '依頼中',
    canGo: 'うち在庫',
    inStock: '在庫すべて',
    address: '送り先',
  },
  force: {
    open: 'すべて強制出庫',
    title: '{{brand}}の強制出庫',
    text: '在庫の{{amount}}点が、依頼の有無にかかわらずすべて出庫準備になります。このうちブランドが依頼したものは{{asked}}点です。',
    changed: '在庫の数が変わりました。閉じて確認し、もう一度行ってください。',
    done: '{{amount}}点を出庫準備にしました',
    refused: '状態が変わったため処理されなかった在庫：{{ids}}',
    doIt: '{{amount}}点を強制出庫',
  },
  packing: {
    open: '梱包リスト',
    title: '梱包リスト',
    of: '{{amount}}点、{{time}}',
    print: '印刷',
    tick: '確認',
  },
};

import { metricWords } from '#domain/metrics/words/ja.ts';
import type * as en from '../../en/areas/metrics.ts';
import type { Texts } from '../../texts.ts';

const metrics: Texts<typeof en.texts.metrics> = {
  title: 'その後の結果',
  note: '期間中に始まったものが今までにどうなったかを示します。上の統計は期間中に起きたことです。',
  ofAllTime: '全期間、現在の状態です。',
  nothing: '申請、ルック、注文、利用はまだありません。',
  showsList: '{{name}}: {{value}}、リストを表示',
  rows: '行',
  columns: '列',
  brands: 'ブランド',
  products: '商品',
  curators: '会員',
  groups: {
    items: 'アイテム',
    posts: '投稿',
    looks: 'ルック',
    likes: 'いいね',
    orders: '注文',
    uses: 'ルックの利用',
  },
  fields: metricWords,
  notes: {
    requestedCount: 'キャンセルを除く',
    deliveredCount: '会員に届いた',
    returnedCount: '無事に戻った',
    purchasedCount: '購入またはギフト',
    lostCount: '紛失または除却',
    overdueCount: '最終日までルックなし',
    certifiedCount: 'ルックのアイテム',
    orderItemCount: '支払い済み',
    lookUseCount: '確定済み',
    postRate: '投稿・辞退・期限超過のうち',
  },
  network: {
    title: 'ネットワーク別のルックの反応',
    note: '{{period}}に投稿されたルックの、最新の集計による反応です。',
    noteThen: '{{period}}に投稿されたルックの、{{day}}までの最後の集計による反応です。',
    day: '反応の基準日',
    days: '日付',
    failed: 'ネットワークの統計を読み込めませんでした',
    network: 'ネットワーク',
    median: '{{name}}（中央値）',
    file: 'ファイル',
    measure: 'グラフの項目',
    asTable: '表で見る',
    asChart: 'グラフで見る',
    none: '投稿されたルックはありません。',
    likes: 'いいね{{n}}件',
    measures: {
      lookCount: 'ルック',
      likes: 'いいね',
      comments: 'コメント',
      views: '再生数',
      engagementRate: 'エンゲージメント率（%）',
    },
    most: {
      likes: 'いいねの多いルック',
      engagement: 'エンゲージメント率の高いルック',
    },
  },
};

export const texts: Texts<typeof en.texts> = { metrics };

export const rooms = {};

export const history = {};

export const replay = {};

import type * as en from '../en/packing.ts';
import type { Texts } from '../texts.ts';

export const packing: Texts<typeof en.packing> = {
  tabs: { name: '発送の方法', desk: '梱包デスク', lines: '送り状ファイルの貼り付け' },
  courier: '運送会社',
  scan: {
    parcel: 'トライセットをスキャンまたは入力',
    garments: 'トライセット{{id}}の衣類をスキャン',
    swap: '交換しますか。SとEnterを押してください',
    number: 'トライセット{{id}}の送り状番号',
  },
  help: {
    parcel: 'トライセットのラベルか番号、またはその衣類のラベルを入力し、Enterで送信します。',
    garments: '衣類のラベルを一つずつスキャンします。別のトライセットのラベルかEscで、後回しにします。',
    swap: 'Esc：リストの衣類のままにする',
    number: '送り状をスキャンするか、番号を入力してください。Enterで発送します。',
  },
  how: {
    title: '作業の流れ',
    tryset: 'トライセットのラベルをスキャンすると、衣類と住所が表示されます。',
    garment: '箱に入れながら、衣類を一つずつスキャンします。',
    number: '送り状を貼ってスキャンします。発送が記録され、次の荷物に進みます。',
    help: 'Escで荷物を後回しにします。スキャンした衣類はそのまま残ります。',
  },
  keysTitle: '操作キー',
  escapeKey: 'Escキー',
  keys: {
    swap: '手元の衣類を荷物に入れる',
    keep: 'リストの衣類のままにする',
    aside: '荷物を後回しにする',
  },
  tally: '梱包待ち{{parcels}} · 衣類{{garments}}点 · 発送{{shipped}}',
  ofTryset: 'トライセット{{id}}',
  up: '次の荷物',
  amount: '{{all}}点中{{done}}点をスキャン済み',
  garments: '衣類{{amount}}点',
  more: '梱包する荷物があと{{amount}}個あります',
  scanned: 'スキャン済み',
  toScan: 'スキャン前',
  noSlot: '棚なし',
  express: '速達',
  prepareOn: '準備日 {{day}}',
  aside: '後回しにする',
  pick: {
    title: 'ピッキングリスト',
    of: '衣類{{amount}}点、{{time}}',
    tick: '取り出し済み',
    tryset: 'トライセット',
    barcode: 'バーコード',
    print: '印刷',
  },
  slips: {
    title: '梱包明細',
    one: '梱包明細',
    of: '荷物{{amount}}個、{{time}}',
  },
  log: {
    title: 'この作業で発送したもの',
    none: 'まだありません。最初のトライセットをスキャンしてください。',
    again: '再試行',
    againOf: '再試行：トライセット{{id}}',
    columns: { tryset: 'トライセット', number: '送り状番号', outcome: '結果' },
    state: { waiting: '送信中…', shipped: '発送済み', failed: '送信失敗', refused: '拒否' },
  },
  leftOut: {
    title: '対象外の衣類{{amount}}点',
    item: 'トライセット{{tryset}} · {{product}}（{{code}}）：{{why}}',
    reasons: {
      noAddress: '住所がないため対象外です。トライセットのページで住所を入力してください。',
      notAccepted: 'アイテムが未承認のため対象外です。アイテムのページで承認してください。',
      notReserved: '衣類の予約が外れたため対象外です。アイテムのページで在庫を交換してください。',
    },
  },
  chosen: {
    title: '選択したトライセット{{amount}}件だけを表示しています。',
    all: 'すべての荷物を表示',
  },
  nothing: '梱包する荷物はありません',
  nothingText: '承認されたトライセットアイテムが、ここに荷物として表示されます。',
  tooMany: '古いものから{{most}}点のアイテムを表示しています。先にこれらを発送してください。',
  failed: 'まだ発送されていない荷物が{{amount}}個あります。{{error}}',
  gone: 'トライセット{{tryset}}に発送するものはもうありません。ほかの人が発送したか、キャンセルしました。次をスキャンしてください。',
  goneWith: 'トライセット{{tryset}}は、送り状番号{{number}}で発送されました。次をスキャンしてください。',
  swap: '{{code}}はこの荷物の衣類ではありませんが、{{from}}と商品、サイズが同じです。交換しますか。{{from}}は在庫に戻ります。',
  problems: {
    unknown: '{{code}}のラベルに該当するものがありません。もう一度スキャンするか、番号を入力してください。',
    twoMeanings:
      '{{code}}はトライセットとアイテムの両方の番号です。ラベルをスキャンするか、T#{{code}}または#{{code}}と入力してください。',
    notWaiting:
      'トライセット{{tryset}}に発送するものはありません。発送済みか、承認されたアイテムがありません。',
    packed: 'トライセット{{tryset}}は、この作業で番号{{number}}で梱包しました。',
    leftOut: 'トライセット{{tryset}}：{{why}}',
    missing: 'まだスキャンしていない衣類が{{amount}}点あります。次の衣類をスキャンしてください。',
    twice: '{{code}}はすでに荷物に入っています。次のラベルをスキャンしてください。',
    ofOther:
      '停止：{{code}}はトライセット{{tryset}}の衣類です。よけて、この荷物の衣類をスキャンしてください。',
    notFree: '停止：{{code}}はこの荷物の衣類ではなく、使えない状態です（{{status}}）。よけてください。',
    wantedBack: '停止：{{code}}はこの荷物の衣類ではなく、ブランドが返送を求めています。よけてください。',
    otherSize:
      '停止：{{code}}（{{product}}）はこの荷物の衣類ではありません。同じ商品とサイズの足りない衣類はありません。',
    noNumber: '送り状番号がありません。送り状をスキャンしてください。',
    shortenedNumber: '表計算ソフトで短くなった番号です。送り状からスキャンしてください。',
    oddNumber: '{{number}}は送り状番号に見えません。正しければ、もう一度スキャンしてください。',
    sameNumber:
      '番号{{number}}はトライセット{{tryset}}にすでにあります。この荷物の送り状をスキャンしてください。',
    refused: '処理できませんでした：{{error}} もう一度スキャンしてください。',
  },
};

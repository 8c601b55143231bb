import { stocktakeWords } from '#domain/stocktakes/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/stocktakes.ts';
import type { Texts } from '../../texts.ts';

const stocktakeActions: Texts<typeof en.texts.stocktakeActions> = {
  start: '開始',
  scan: 'スキャン',
  take_back: 'スキャンを取り消す',
  finish: '完了',
  settle: '結果を記録',
  retry: '失敗した在庫を再処理',
  cancel: '棚卸しを中止',
};

export const texts: Texts<typeof en.texts> = {
  stocktakeActions,
  stocktake: {
    status: words.stocktakeStatus,
    finding: words.stocktakeFinding,
    decision: words.garmentDecision,
    outcome: words.garmentOutcome,
    fields: stocktakeWords,
    title: '棚卸し {{id}} · {{place}}',
    place: '場所',
    hasFailed: '失敗あり',
    start: '棚卸しを開始',
    startText:
      '区域、またはその棚を一つ選んでください。登録上そこにある在庫が対象です。完了するまで何も変わりません。',
    progressName: '進み具合',
    progress: '{{all}} 点中 {{done}} 点スキャン',
    finish: '棚卸しを完了',
    finishText:
      '見つからない {{held}} 点は保留になり、場所違いの {{moved}} 点はスキャンした場所へ移動します。そのままにする在庫はチェックを外してください。',
    decisions: '決定',
    reason: '理由（各在庫の履歴に残ります）',
    firstReason: '{{place}} の棚卸し',
    waiting: 'このタブのスキャン {{amount}} 件がサーバーを待っています。送信後に完了してください。',
    box: '在庫、または今いる場所をスキャン',
    boxIn: '{{slot}} の在庫をスキャン',
    boxHelp: '場所をスキャンすると、場所違いの在庫をそこへ移動できます。Enter で送信します。',
    boxInHelp: '次の場所をスキャンすると、そこから続けます。Esc：場所なし。',
    away: 'サーバーに接続できません。{{amount}} 件のスキャンが待機中で、自動で送信されます。',
    takeBack: '取り消す',
    takeBackOf: '{{code}} のスキャンを取り消す',
    registered: '登録：{{slot}}',
    scannedIn: 'スキャン：{{slot}}',
    more: '他 {{amount}} 件。CSV ファイルにすべてあります。',
    lists: {
      open: {
        missing: 'これからスキャン',
        misplaced: '場所違い',
        unexpected: '想定外',
        found: '見つかった',
        gone: '開始後に出た',
      },
      ended: {
        missing: '見つからない',
        misplaced: '場所違い',
        unexpected: '想定外',
        found: '見つかった',
        gone: '棚卸し中に正しく出た',
      },
    },
    none: {
      missing: 'あるはずの在庫はすべてスキャンしました。',
      misplaced: 'まだありません。',
      unexpected: 'まだありません。',
      found: 'まだ何もスキャンしていません。',
      gone: 'ありません。',
    },
    says: {
      slot: '場所 {{slot}}。ここにある在庫をスキャンしてください。',
      found: '{{code}}：正しい場所にあります。',
      repeat: '{{code}}：すでに数えました（{{finding}}）。',
      unknown: 'コード {{code}} の在庫はありません。ラベルを確認するか、スキャンを取り消してください。',
      unexpected: '{{code}}：倉庫にないはずの在庫です。別に置き、入荷デスクでスキャンしてください。',
      misplaced:
        '{{code}}：場所は {{registered}} です。そこへ戻してください。または今の場所と在庫をスキャンすると、完了時に移動します。',
      moves: '{{code}}：場所は {{registered}} です。完了時に {{slot}} へ移動します。',
      slotless: '{{code}}：場所がありません。今の場所と在庫をスキャンすると、完了時に移動します。',
      stows: '{{code}}：場所がありません。完了時に {{slot}} へ移動します。',
    },
    problems: {
      notHere:
        '場所 {{slot}} はこの棚卸しの対象 {{place}} の外です。{{place}} の場所をスキャンしてください。',
      unknownSlot: '場所 {{slot}} はありません。ラベルをもう一度スキャンするか、場所を追加してください。',
      similarSlots: '場所 {{slot}} はありません。{{slots}} ですか？',
      retiredSlot: '場所 {{slot}} は廃止されています。別の場所を使うか、もう一度追加してください。',
      refused: '数えられませんでした：{{error}}',
    },
    plan: {
      hold: '見つからない、保留になる',
      onHold: '見つからない、保留のまま',
      cannotHold: '見つからない、「{{status}}」のまま。探すか、トライセットで交換してください',
      leave: 'そのまま',
      move: '{{slot}} へ移動',
      noSlot: '場所がスキャンされていないため、登録は {{slot}} のまま。戻してください',
      unexpected: '登録では「{{status}}」。入荷デスクでスキャンしてください',
      unknown: 'このコードの在庫はありません',
    },
    carried: {
      hold: {
        pending: '保留にしています。',
        done: '保留にしました。',
        failed: '保留にできませんでした。',
      },
      move: {
        pending: '{{slot}} へ移動しています。',
        done: '{{slot}} へ移動しました。',
        failed: '{{slot}} へ移動できませんでした。',
      },
    },
    failedAs: '「{{status}}」のためできません。探すかトライセットで交換してから、再処理してください。',
    failedCode: '在庫が受け付けませんでした（{{code}}）。開いて確認してから再処理してください。',
    notes: {
      pending: '{{amount}} 点を保留または移動しています。結果はこのページに出ます。',
      failed: '{{amount}} 点を保留または移動できませんでした。一覧で理由を確認し、再処理してください。',
    },
    how: {
      title: '進め方',
      slot: '場所のラベルをスキャンします。有無だけを数えるなら省けます。',
      garment: 'そこにある在庫をすべてスキャンします。見つかった、場所違い、想定外の在庫が一覧に出ます。',
      together: '他の人も同じ棚卸しを同時にスキャンできます。在庫は一度だけ数えます。',
      finish: '完了すると、見つからない在庫は理由とともに保留になり、場所違いの在庫は移動します。',
    },
    why: { nothing_failed: '失敗した保留や移動はありません。' },
    refused: {
      too_large: 'この場所の在庫が多すぎます。棚を一つ選んで始めてください。',
      place_unknown: 'この区域と棚に場所がありません。登録済みの区域を選ぶか、先に場所を追加してください。',
      too_many_scans: 'この棚卸しはこれ以上スキャンを保存できません。完了してから新しく始めてください。',
      no_such_scan: 'この番号のスキャンはありません。読み込み直してください。',
      nothing_failed: '失敗した保留や移動がないため、再処理するものはありません。',
    },
  },
};

export const rooms: Texts<typeof en.rooms> = { stocktakes: '棚卸し', stocktake: '棚卸し' };

export const history: Texts<typeof en.history> = {
  categories: { stocktake: '棚卸し' },
  categoryWithId: { stocktake: '棚卸し {{id}}' },
  event: {
    StocktakeStarted: '棚卸しを開始しました。',
    StocktakeScanned: '{{code}}をスキャンしました。',
    StocktakeScanTakenBack: '{{code}}のスキャンを取り消しました。',
    StocktakeFinished: '棚卸しを完了しました。',
    StocktakeGarmentsSettled: '保留と移動を処理しました。',
    StocktakeRetried: '失敗した在庫を再処理しました。',
    StocktakeCanceled: '棚卸しを中止しました。',
  },
  fieldOf: { stocktake: stocktakeWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { stocktake: '棚卸し' },
  projection: { stocktakes: '棚卸し', stocktake_lines: '棚卸しの在庫' },
};

import { lookUseWords } from '#domain/look-uses/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/look-uses.ts';
import type { Texts } from '../../texts.ts';

const lookUse: Texts<typeof en.texts.lookUse> = {
  type: words.lookUseType,
  status: words.lookUseStatus,
  payment: words.usePayment,
  fields: lookUseWords,
  answers: { agreed: '同意', declined: '辞退' },
  price: { points: 'ポイント', share: '会員の取り分' },
  title: 'ルック利用 {{id}}',
  search: '会員、ブランド、コメント',
  free: '無料',
  noEnd: '終了日なし',
  noAnswer: '未回答',
  unanswered: '回答なし',
  refunded: '{{amount}} 返金',
  discount: '割引率',
  reason: '理由',
  comment: '利用の目的',
  request: '利用を依頼',
  requestFor: '{{price}} で依頼',
  requestText: '会員に確認し、スタッフが確定します。料金は今の料金のままです。',
  renew: '更新',
  priceFirst: '料金がまだわかりません。少しお待ちください。',
  noPrice: '料金を読み込めませんでした',
  ofLook: {
    title: '利用',
    none: 'まだ利用を依頼したブランドはありません。',
    uncertified: 'ブランドのアイテムが承認されると、利用を依頼できます。',
  },
  renewalFrom: '更新の開始日',
  posted: '投稿日時',
  post: '投稿',
  openPost: '投稿を開く',
  figures: { likes: 'いいね', comments: 'コメント', views: '再生', followers: 'フォロワー' },
  tabs: { uses: '利用', months: '月別の請求' },
  views: { title: '表示', all: 'すべて', unanswered: '回答なし', ending: '30日以内に終了' },
  sections: { money: '金額', agreement: '会員の同意' },
  notes: {
    gone: '利用中のルックが見られません。返金して利用を終了するか、このまま続けてください。',
    goneForBrand: '利用中のルックが見られません。返金はスタッフが判断します。',
    unanswered: '会員が一週間回答していません。もう一度確認するか、利用を却下してください。',
    agreed: '会員が同意しました。利用を確定すると期間が決まります。',
  },
  why: {
    not_agreed: '会員が同意していません。',
    already_agreed: '会員はすでに同意しています。',
    no_pending_payment: '保留中の支払いはありません。',
    look_gone: 'ルックが見られません。',
    look_there: 'ルックは見られます。',
  },
  refused: {
    not_certified: 'このルックには承認済みのブランドのアイテムがありません。認証をお待ちください。',
    overlaps: '同じ種類の利用{{lookUseId}}と期間が重なります。別の期間を選んでください。',
    end_missing: 'この種類の利用には終了日が必要です。最終日を入力してください。',
    end_before_start: '最終日が初日より前です。後の日を入力してください。',
    end_past: '最終日は過ぎています。後の日を入力してください。',
    too_long: 'この種類の利用は最長12か月です。{{latest}}までにしてください。',
    member_gone: '会員が停止中か退会中です。別の会員のルックを選んでください。',
    look_gone: 'ルックが削除されました。利用を却下してください。',
    brand_gone: 'ブランドが削除されたため、利用は終了します。ページを再読み込みして確認してください。',
    reason_missing: '会員がどう同意したか、または金額が定価と違う理由を理由欄に書いてください。',
    days_not_agreed: '会員が同意した期間と違います。利用を変更し、会員にもう一度同意してもらってください。',
    free: 'ブランドのプランに含まれる利用です。金額なしで確定してください。',
    refund_too_high: '返金はブランド支払額の{{most}}までです。より小さい金額を入力してください。',
  },
};

const lookUseActions: Texts<typeof en.texts.lookUseActions> = {
  request: '依頼',
  lapse: '依頼の失効',
  take_up: '対応を開始',
  agree: '同意を記録',
  decline: '辞退',
  ask_again: '会員にもう一度確認',
  remind: 'リマインド',
  revise: '変更',
  confirm: '利用を確定',
  reject: '依頼を却下',
  cancel: '利用をキャンセル',
  begin: '開始',
  issue_payment: '支払いを実行',
  withhold_payment: '支払いを保留',
  end: '早期終了',
  expire: '期間終了',
  note_look_gone: 'ルックの削除を記録',
  note_look_back: 'ルックの復帰を記録',
};

const lookUseDone: Texts<typeof en.texts.lookUseDone> = {
  take_up: '利用の対応を開始しました。',
  agree: '会員の同意を記録しました。',
  ask_again: '会員にもう一度確認しました。',
  revise: '利用を変更しました。会員にもう一度確認します。',
  confirm: '利用を確定しました。',
  reject: '依頼を却下しました。',
  cancel: '利用をキャンセルしました。',
  issue_payment: '会員への支払いを実行しました。',
  withhold_payment: '会員への支払いを保留しました。',
  end: '利用を終了しました。',
};

export const texts = { lookUse, lookUseActions, lookUseDone };

export const rooms: Texts<typeof en.rooms> = {
  lookUses: 'ルック利用管理',
  lookUse: 'ルック利用',
  lookUseMonths: '月別のルック利用',
};

export const history: Texts<typeof en.history> = {
  categories: { look_use: 'ルック利用', look_uses: 'ルックの利用', look_use_price: 'ルック利用料金' },
  categoryWithId: {
    look_use: 'ルック利用 {{id}}',
    look_uses: 'ルックの利用 {{id}}',
    look_use_price: 'ルック利用料金',
  },
  event: {
    LookUseRequested: 'ブランドが利用を依頼しました：{{useType}}、{{startDate}}から[[{{endDate}}まで]]。',
    LookUseRequestExpired: '利用は依頼されませんでした。',
    LookUseTakenUp: 'スタッフが対応を開始しました。',
    LookUseAgreed: '会員が同意しました。',
    LookUseDeclined: '会員が断りました。',
    LookUseAskedAgain: '会員にもう一度確認しました。',
    LookUseReminded: '会員にリマインドしました。',
    LookUseRevised: '利用内容を変更しました：{{startDate}}から[[{{endDate}}まで]]。',
    LookUseConfirmed:
      '利用を確定しました：{{startDate}}から[[{{endDate}}まで]][[、ブランド支払額 {{brandPaymentAmount}}]]。',
    LookUseRejected: '利用を却下しました。',
    LookUseCanceled: '利用がキャンセルされました。',
    LookUseBegan: '利用が始まりました。',
    LookUsePaymentIssued:
      '会員への支払いを実行しました[[：{{pointAmount}}ポイント]][[：{{curatorReceiveAmount}}]]。',
    LookUsePaymentCanceled: '会員への支払いを保留しました。',
    LookUseEnded: '利用を早期終了しました。返金額：{{refund}}。',
    LookUseExpired: '利用期間が終了しました。',
    LookUseLookGone: '利用中のルックが見られなくなりました。',
    LookUseLookBack: '利用中のルックが再び見られるようになりました。',
    LookUseClaimed: '利用期間を確保しました（利用{{lookUseId}}）：{{from}}から[[{{until}}まで]]。',
    LookUseClaimEnded: '利用期間の確保が終わりました（利用{{lookUseId}}）。',
    LookUsesLookGone: 'ルックが見られなくなり、利用に反映します：{{lookUseIds}}。',
    LookUsesLookBack: 'ルックが再び見られ、利用に反映します：{{lookUseIds}}。',
    LookUsePriceRevised: '利用料金を変更しました。',
  },
  fieldOf: { look_use: lookUseWords, look_uses: lookUseWords, look_use_price: lookUseWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { look_use: 'ルック利用' },
  projection: {
    look_uses: 'ルック利用',
    look_use_prices: 'ルック利用料金',
    look_use_lives: 'ルック利用の状態の推移',
  },
};

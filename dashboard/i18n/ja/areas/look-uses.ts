import { lookUseWords } from '#domain/look-uses/words/ja.ts';
import { words } from '#domain/words/ja.ts';
import type * as en from '../../en/areas/look-uses.ts';
import type { Texts } from '../../texts.ts';

const lookUse: Texts<typeof en.texts.lookUse> = {
  type: words.lookUseType,
  status: words.lookUseStatus,
  payment: words.usePayment,
  fields: lookUseWords,
};

export const texts = { lookUse };

export const rooms: Texts<typeof en.rooms> = {};

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
  projection: { look_uses: 'ルック利用', look_use_prices: 'ルック利用料金' },
};

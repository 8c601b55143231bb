import { lookUseWords } from '#domain/look-uses/words/ko.ts';
import { words } from '#domain/words/ko.ts';
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
  categories: { look_use: '룩 이용', look_uses: '룩의 이용', look_use_price: '룩 이용 가격' },
  categoryWithId: {
    look_use: '룩 이용 {{id}}',
    look_uses: '룩의 이용 {{id}}',
    look_use_price: '룩 이용 가격',
  },
  event: {
    LookUseRequested: '브랜드가 이용을 요청했습니다: {{useType}}, {{startDate}}부터[[ {{endDate}}까지]].',
    LookUseRequestExpired: '이용 요청이 완료되지 않았습니다.',
    LookUseTakenUp: '운영팀이 검토를 시작했습니다.',
    LookUseAgreed: '회원이 동의했습니다.',
    LookUseDeclined: '회원이 거절했습니다.',
    LookUseAskedAgain: '회원에게 다시 물었습니다.',
    LookUseReminded: '회원에게 답변을 요청하는 알림을 보냈습니다.',
    LookUseRevised: '이용 내용을 변경했습니다: {{startDate}}부터[[ {{endDate}}까지]].',
    LookUseConfirmed:
      '이용을 확정했습니다: {{startDate}}부터[[ {{endDate}}까지]][[, 브랜드 결제액 {{brandPaymentAmount}}]].',
    LookUseRejected: '이용 요청을 거절했습니다.',
    LookUseCanceled: '이용 요청이 취소되었습니다.',
    LookUseBegan: '이용이 시작되었습니다.',
    LookUsePaymentIssued: '회원에게 지급했습니다[[: {{pointAmount}}포인트]][[: {{curatorReceiveAmount}}]].',
    LookUsePaymentCanceled: '회원 지급을 보류했습니다.',
    LookUseEnded: '이용을 조기 종료했습니다. 환불액: {{refund}}.',
    LookUseExpired: '이용 기간이 끝났습니다.',
    LookUseLookGone: '이용 중인 룩을 더 이상 볼 수 없습니다.',
    LookUseLookBack: '이용 중인 룩을 다시 볼 수 있습니다.',
    LookUseClaimed: '이용 기간을 확보했습니다(이용 {{lookUseId}}): {{from}}부터[[ {{until}}까지]].',
    LookUseClaimEnded: '이용 기간 확보가 끝났습니다(이용 {{lookUseId}}).',
    LookUsesLookGone: '룩을 볼 수 없어 이용에 반영합니다: {{lookUseIds}}.',
    LookUsesLookBack: '룩을 다시 볼 수 있어 이용에 반영합니다: {{lookUseIds}}.',
    LookUsePriceRevised: '이용 가격을 변경했습니다.',
  },
  fieldOf: { look_use: lookUseWords, look_uses: lookUseWords, look_use_price: lookUseWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { look_use: '룩 이용' },
  projection: { look_uses: '룩 이용', look_use_prices: '룩 이용 가격' },
};

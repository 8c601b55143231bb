import { lookUseWords } from '#domain/look-uses/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/look-uses.ts';
import type { Texts } from '../../texts.ts';

const lookUse: Texts<typeof en.texts.lookUse> = {
  type: words.lookUseType,
  status: words.lookUseStatus,
  payment: words.usePayment,
  fields: lookUseWords,
  answers: { agreed: '동의', declined: '거절' },
  price: { points: '포인트', share: '회원 몫' },
  title: '룩 이용 {{id}}',
  search: '회원, 브랜드, 코멘트',
  free: '무료',
  noEnd: '종료일 없음',
  noAnswer: '아직 응답 없음',
  unanswered: '미응답',
  refunded: '{{amount}} 환불',
  discount: '할인율',
  reason: '사유',
  comment: '이용 목적',
  request: '이용 요청',
  requestFor: '{{price}} 요청',
  requestText: '회원에게 묻고 운영팀이 확정합니다. 가격은 지금 가격으로 유지됩니다.',
  renew: '연장',
  priceFirst: '가격을 아직 알 수 없습니다. 잠시 기다려 주세요.',
  noPrice: '가격을 불러오지 못했습니다',
  ofLook: {
    title: '이용',
    none: '아직 이용을 요청한 브랜드가 없습니다.',
    uncertified: '브랜드 아이템이 승인되면 이용을 요청할 수 있습니다.',
  },
  renewalFrom: '연장 가능일',
  posted: '게시 시각',
  post: '게시물',
  openPost: '게시물 열기',
  figures: { likes: '좋아요', comments: '댓글', views: '조회', followers: '팔로워' },
  tabs: { uses: '이용', months: '월별 청구' },
  views: { title: '보기', all: '전체', unanswered: '미응답', ending: '30일 이내 종료' },
  sections: { money: '금액', agreement: '회원 동의' },
  notes: {
    gone: '이용 중인 룩을 볼 수 없습니다. 환불과 함께 이용을 종료하거나 그대로 두세요.',
    goneForBrand: '이용 중인 룩을 볼 수 없습니다. 환불 여부는 운영팀이 결정합니다.',
    unanswered: '회원이 일주일 동안 응답하지 않았습니다. 다시 묻거나 이용을 거절하세요.',
    agreed: '회원이 동의했습니다. 이용을 확정하면 기간이 정해집니다.',
  },
  why: {
    not_agreed: '회원이 동의하지 않았습니다.',
    already_agreed: '회원이 이미 동의했습니다.',
    no_pending_payment: '대기 중인 지급이 없습니다.',
    look_gone: '룩을 볼 수 없습니다.',
    look_there: '룩을 볼 수 있습니다.',
  },
  refused: {
    not_certified: '이 룩에 승인된 브랜드 아이템이 없습니다. 인증을 기다려 주세요.',
    overlaps: '같은 유형의 이용 {{lookUseId}}과(와) 기간이 겹칩니다. 다른 기간을 선택하세요.',
    end_missing: '이 유형의 이용에는 종료일이 필요합니다. 마지막 날을 입력하세요.',
    end_before_start: '마지막 날이 첫날보다 빠릅니다. 더 늦은 날을 입력하세요.',
    end_past: '마지막 날이 이미 지났습니다. 더 늦은 날을 입력하세요.',
    too_long: '이 유형의 이용은 최대 12개월입니다. {{latest}}까지로 입력하세요.',
    member_gone: '회원이 차단되었거나 탈퇴 중입니다. 다른 회원의 룩을 선택하세요.',
    look_gone: '룩이 삭제되었습니다. 이용을 거절하세요.',
    brand_gone: '브랜드가 삭제되어 이용이 종료됩니다. 페이지를 새로고침해 확인하세요.',
    reason_missing: '회원이 동의한 방법이나 금액이 정가와 다른 이유를 사유에 적어 주세요.',
    days_not_agreed: '회원이 동의한 기간과 다릅니다. 이용을 변경하고 회원의 동의를 다시 받으세요.',
    free: '브랜드 요금제에 포함된 이용입니다. 금액 없이 확정하세요.',
    refund_too_high: '환불은 브랜드 결제액 {{most}}까지 가능합니다. 더 작은 금액을 입력하세요.',
  },
};

const lookUseActions: Texts<typeof en.texts.lookUseActions> = {
  request: '요청',
  lapse: '요청 만료',
  take_up: '검토 시작',
  agree: '동의 기록',
  decline: '거절',
  ask_again: '회원에게 다시 묻기',
  remind: '알림 보내기',
  revise: '변경',
  confirm: '이용 확정',
  reject: '요청 거절',
  cancel: '이용 취소',
  begin: '시작',
  issue_payment: '지급하기',
  withhold_payment: '지급 보류',
  end: '조기 종료',
  expire: '기간 종료',
  note_look_gone: '룩 삭제 기록',
  note_look_back: '룩 복구 기록',
};

const lookUseDone: Texts<typeof en.texts.lookUseDone> = {
  take_up: '이용 검토를 시작했습니다.',
  agree: '회원의 동의를 기록했습니다.',
  ask_again: '회원에게 다시 물었습니다.',
  revise: '이용을 변경했습니다. 회원에게 다시 묻습니다.',
  confirm: '이용을 확정했습니다.',
  reject: '이용 요청을 거절했습니다.',
  cancel: '이용을 취소했습니다.',
  issue_payment: '회원에게 지급했습니다.',
  withhold_payment: '회원 지급을 보류했습니다.',
  end: '이용을 종료했습니다.',
};

export const texts = { lookUse, lookUseActions, lookUseDone };

export const rooms: Texts<typeof en.rooms> = {
  lookUses: '룩 이용 관리',
  lookUse: '룩 이용',
  lookUseMonths: '월별 룩 이용',
};

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
  projection: {
    look_uses: '룩 이용',
    look_use_prices: '룩 이용 가격',
    look_use_lives: '룩 이용 상태의 이력',
  },
};

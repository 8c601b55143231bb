import { payoutWords } from '#domain/payouts/words/ko.ts';
import type * as en from '../../en/areas/payouts.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  payout: {
    status: { drafted: '초안', approved: '승인', closed: '마감' },
    line: { pending: '대기', paid: '지급', failed: '실패' },
    cause: {
      account_not_found: '계좌를 찾을 수 없음',
      account_closed: '해지된 계좌',
      name_differs: '예금주 불일치',
      bank_refused: '은행 거절',
      other: '기타',
    },
    why: {
      banned: '이용 정지',
      below_minimum: '최소 금액 미만',
      no_bank_account: '계좌 없음',
      guardian_missing: '보호자 동의 없음',
      next_payout: '다음 정산 대기',
    },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { payout: '정산', payout_policy: '원천징수' },
  categoryWithId: { payout: '정산 {{id}}', payout_policy: '원천징수' },
  event: {
    PayoutDrafted: '정산 초안이 작성되었습니다: {{month}}.',
    PayoutDraftExpired: '정산 초안이 취소되었습니다.',
    PayoutApproved: '정산이 승인되었습니다.',
    PayoutLinePaid: '현금이 이체되었습니다: {{paidOut}}, 참조번호 {{reference}}.',
    PayoutLineFailed: '현금 이체가 실패했습니다.',
    PayoutClosed: '정산이 마감되었습니다: 지급 {{paid}}건, 실패 {{failed}}건.',
    PayoutPolicyRevised: '원천징수 세율이 변경되었습니다.',
  },
  fieldOf: { payout: payoutWords, payout_policy: payoutWords },
};

export const replay: Texts<typeof en.replay> = {
  entities: { payout: '정산' },
  projection: {
    payouts: '정산',
    payout_lines: '정산 지급 내역',
    payout_policies: '원천징수',
  },
};

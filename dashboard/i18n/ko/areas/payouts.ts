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
    fields: payoutWords,
    draft: '정산 초안 작성',
    draftText: '지급할 현금이 있는 회원과 이번에 제외되는 회원이 초안에 표시됩니다.',
    sums: '합계',
    tax: '세금',
    afterTax: '세후 금액',
    paidAmount: '지급 완료 세전 금액',
    counts: { lineCount: '전체', pendingCount: '대기', paidCount: '지급', failedCount: '실패' },
    rates: { localTax: '지방소득세(소득세 대비)', above: '{{amount}} 초과분 소득세' },
    all: '전체',
    noLines: '지급 내역이 없습니다.',
    moreLines: '지급 내역이 {{amount}}건 더 있습니다. 전체는 내보내기로 확인하세요.',
    bankSays: '은행 결과',
    chooseAll: '대기 내역 모두 선택',
    chooseLines: '등록할 내역을 선택하세요.',
    chosen: '{{amount}}건, 세후 {{sum}}',
    marked: {
      pay: '{{amount}}건을 지급으로 등록했습니다.',
      fail: '{{amount}}건을 실패로 등록했습니다. 금액은 지급 예정으로 남습니다.',
    },
    markedInPart: {
      pay: '{{amount}}건을 지급으로 등록했고, {{refused}}건은 거부되었습니다.',
      fail: '{{amount}}건을 실패로 등록했고, {{refused}}건은 거부되었습니다.',
    },
    refusedLines: '거부된 내역',
    files: {
      title: '파일',
      bank: '은행 이체 파일',
      bankText: '대기 중인 이체와 현재 계좌입니다.',
      tax: '세무서 제출 파일',
      taxText: '지급된 내역과 세금입니다. 주민등록번호는 없습니다.',
    },
    whyNot: {
      nothing_pending: '대기 중인 내역이 없습니다.',
      lines_pending: '대기 중인 내역이 있습니다.',
    },
    refused: {
      month_taken: '이 달의 정산이 이미 있습니다. 해당 정산을 열거나 다른 달을 선택하세요.',
      still_open: '이 국가의 이전 정산이 열려 있습니다. 먼저 모든 내역의 결과를 등록하세요.',
      month_ahead: '아직 시작하지 않은 달입니다. 이번 달이나 이전 달을 선택하세요.',
      lines_changed: '초안 이후 일부 회원의 현금이 바뀌었습니다. 초안을 다시 작성한 뒤 승인하세요.',
      no_such_line: '정산에 이 회원의 내역이 없습니다. 페이지를 새로고침해 주세요.',
      line_settled: '다른 사람이 이미 다른 결과를 등록했습니다. 페이지를 새로고침해 주세요.',
    },
  },
  payoutActions: {
    draft: '정산 초안 작성',
    redraft: '초안 다시 작성',
    approve: '승인',
    pay: '지급 등록',
    fail: '실패 등록',
    expire: '초안 취소',
    close: '마감',
  },
  payoutDone: {
    approve: '정산을 승인했습니다. 세금이 확정되었습니다.',
    redraft: '정산 초안을 다시 작성했습니다.',
  },
};

export const rooms: Texts<typeof en.rooms> = {
  payouts: '회원 정산',
  payout: '회원 정산 상세',
};

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

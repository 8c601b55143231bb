import { collaborationWords } from '#domain/collaborations/words/ko.ts';
import type * as en from '../../en/areas/collaborations.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  collaboration: {
    status: { PENDING: '대기', RECRUITING: '모집 중', DONE: '종료', CANCELED: '취소' },
    proposal: {
      CREATED: '제안됨',
      APPLIED: '지원',
      APPROVED: '승인',
      CONFIRMED: '확정',
      REJECTED: '거절',
      CANCELED: '취소',
      DELIVERED: '배송 완료',
      SENT: '발송',
    },
  },
};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  categories: { brand_collaboration: '협업', proposal: '제안' },
  categoryWithId: { brand_collaboration: '협업 {{id}}', proposal: '제안 {{id}}' },
  event: {
    BrandCollaborationRegistered: '협업이 등록되었습니다: {{name}}.',
    BrandCollaborationRevised: '협업이 수정되었습니다.',
    BrandCollaborationRecruited: '협업 모집이 시작되었습니다.',
    BrandCollaborationClosed: '협업이 종료되었습니다.',
    BrandCollaborationCanceled: '협업이 취소되었습니다.',
    ProposalMade: '제안이 발송되었습니다.',
    ProposalApplied: '회원이 협업에 지원했습니다.',
    ProposalExpired: '제안 작성이 중단되었습니다.',
    ProposalRead: '제안이 열람되었습니다.',
    ProposalApproved: '협업 지원이 승인되었습니다.',
    ProposalConfirmed: '제안이 확정되었습니다.',
    ProposalConfirmFailed: '제안의 트라이셋이 실패했습니다: {{errorCode}}.',
    ProposalSent: '제안 상품이 발송되었습니다.',
    ProposalDelivered: '제안 상품이 배송 완료되었습니다.',
    ProposalRejected: '제안이 거절되었습니다.',
    ProposalCanceled: '제안이 취소되었습니다.',
    ProposalRewarded: '제안 리워드가 지급되었습니다.',
    ProposalRevoked: '제안 리워드가 회수되었습니다.',
  },
  fieldOf: { brand_collaboration: collaborationWords, proposal: collaborationWords },
};

export const replay: Texts<typeof en.replay> = {};

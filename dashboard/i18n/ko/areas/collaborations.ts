import { collaborationWords } from '#domain/collaborations/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/collaborations.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  collaboration: {
    status: words.collaborationStatus,
    proposal: words.proposalStatus,
    fields: collaborationWords,
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

export const replay: Texts<typeof en.replay> = {
  entities: { brand_collaboration: '협업', proposal: '제안' },
  projection: { brand_collaborations: '협업', proposals: '제안' },
};

import { collaborationWords } from '#domain/collaborations/words/ko.ts';
import { words } from '#domain/words/ko.ts';
import type * as en from '../../en/areas/collaborations.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {
  collaboration: {
    status: words.collaborationStatus,
    proposal: words.proposalStatus,
    fields: collaborationWords,
    create: '새 협업',
    revise: '수정',
    propose: '회원에게 제안',
    proposeText: '회원에게 제안이 전달되고, 회원이 브랜드의 사이즈를 선택합니다.',
    search: '이름, 브랜드',
    proposalSearch: '회원, 협업, 브랜드',
    days: '기간',
    opened: '회원이 열어 봄',
    lookPosted: '룩 게시',
    reason: '사유',
    reward: '리워드',
    given: '지급 내역: 포인트 · 현금',
    none: '아직 참여한 회원이 없습니다.',
    noneOfMember: '참여한 협업이 없습니다.',
    memberNumber: '회원 번호',
    region: words.region,
    failure: {
      tryset: {
        canceled: '트라이셋이 취소됨',
        size_sold_out: '품절된 사이즈',
        size_not_free: '대여 가능한 재고가 없는 사이즈',
        size_unpublished: '공개되지 않은 사이즈',
        size_unknown: '존재하지 않는 사이즈',
        brand_unpublished: '공개되지 않은 브랜드',
        product_twice: '같은 상품의 사이즈 두 개',
        reservation_expired: '요청 시간 초과',
        role_may_not_request: '신청할 수 없는 회원 등급',
      },
      proposal: {
        size_of_other_brand: '다른 브랜드의 사이즈',
      },
      user: {
        not_found: '삭제된 회원',
      },
    },
    why: {
      recruiting: '모집 중인 협업입니다. 운영팀에 변경을 요청해 주세요.',
      not_over: '게시 마감일이 지나지 않았습니다.',
    },
  },
  brandCollaboration: {
    status: words.collaborationStatus,
    refused: {
      wrong_days: '종료일은 시작일 이후여야 하고, 게시 마감일은 종료일보다 빠를 수 없습니다.',
      not_recruiting: '모집 중이 아닌 협업입니다. 모집 중인 협업을 선택하세요.',
      over: '게시 마감일이 지났습니다. 다른 협업을 선택하세요.',
    },
  },
  proposal: {
    status: words.proposalStatus,
    refused: {
      wrong_reward: '포인트와 현금은 0 이상의 정수로 입력하세요.',
      wrong_sizes: '사이즈를 1개에서 20개까지 중복 없이 선택하세요.',
      member_banned: '이용이 정지된 회원입니다. 다른 회원을 선택하세요.',
      member_leaving: '탈퇴를 요청한 회원입니다. 다른 회원을 선택하세요.',
      other_region: '브랜드는 자국 회원에게만 상품을 보냅니다. 같은 국가의 회원을 선택하세요.',
      size_of_other_brand: '협업 브랜드의 사이즈를 선택하세요.',
      tryset_refused: '보낼 수 없는 사이즈입니다. 다른 사이즈를 선택해 다시 확정하세요.',
      tryset_under_way: '상품이 준비 중이거나 발송되었습니다. 준비 중인 상품을 먼저 거절하세요.',
    },
  },
  collaborationActions: {
    register: '등록',
    revise: '수정',
    recruit: '모집 시작',
    close: '종료',
    cancel: '협업 취소',
  },
  proposalActions: {
    propose: '제안',
    apply: '신청',
    expire: '만료',
    read: '열기',
    approve: '승인',
    confirm: '확정',
    fail: '되돌리기',
    send: '발송',
    deliver: '배송 완료',
    reject: '거절',
    cancel: '제안 취소',
    reward: '리워드 지급',
    revoke: '리워드 회수',
  },
};

export const rooms: Texts<typeof en.rooms> = {
  collaborations: '협업',
  collaboration: '협업',
  proposals: '제안',
  proposal: '제안',
};

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

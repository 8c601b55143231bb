import { words } from '#domain/words/ko.ts';
import type { MessageTexts, UseFacts } from './message-texts.ts';

export const ko: MessageTexts = {
  templates: {
    look_certified: () => ({
      tag: '룩',
      title: '룩이 인증되었어요',
      description: '게시해 주셔서 감사합니다. 리워드가 포인트로 적립됩니다.',
    }),
    look_rejected: () => ({
      tag: '룩',
      title: '룩이 인증되지 않았어요',
      description: '룩에서 사유를 확인해 주세요. 게시물을 수정한 뒤 다시 인증을 요청할 수 있습니다.',
    }),
    look_deferred: () => ({
      tag: '룩',
      title: '룩 인증이 지연되고 있어요',
      description: '게시물을 한 번 더 확인한 뒤 결과를 알려 드릴게요.',
    }),
    regram_asked: ({ use }) => ({
      tag: '리그램',
      title: use === null ? '브랜드가 룩 리그램을 요청했어요' : `${use.brand}에서 룩 리그램을 요청했어요`,
      description:
        use === null ? '동의 여부를 선택해 주세요.' : `사용 기간: ${daysOf(use)}. 동의 여부를 선택해 주세요.`,
    }),
    look_use_asked: ({ use }) => ({
      tag: '룩 사용',
      title: use === null ? '브랜드가 룩 사용을 요청했어요' : `${use.brand}에서 룩 사용을 요청했어요`,
      description:
        use === null
          ? '동의 여부를 선택해 주세요.'
          : `${words.lookUseType[use.type]}, ${daysOf(use)}. 동의 여부를 선택해 주세요.`,
    }),
    look_use_started: ({ use }) => ({
      tag: '룩 사용',
      title: use === null ? '오늘부터 브랜드가 룩을 사용해요' : `오늘부터 ${use.brand}에서 룩을 사용해요`,
      description:
        use === null
          ? '멋진 룩을 올려 주셔서 감사합니다.'
          : `${words.lookUseType[use.type]}, ${daysOf(use)}.`,
    }),
    look_use_ended: ({ use }) => ({
      tag: '룩 사용',
      title: use === null ? '룩 사용이 종료되었어요' : `${use.brand}의 룩 사용이 종료되었어요`,
      description: '브랜드가 계속 사용하고 있다면 알려 주세요.',
    }),
    event_invited: ({ visit }) => ({
      tag: '이벤트',
      title: visit === null ? '브랜드 이벤트에 초대받았어요' : `${visit.brand} 이벤트에 초대받았어요`,
      description: visit === null ? '참석 여부를 알려 주세요.' : `${visit.time}. 참석 여부를 알려 주세요.`,
    }),
    reservation_rescheduled: ({ visit }) => ({
      tag: '이벤트',
      title: visit === null ? '이벤트 일정이 변경되었어요' : `${visit.brand} 이벤트 일정이 변경되었어요`,
      description:
        visit === null ? '참석 여부를 알려 주세요.' : `새 일정: ${visit.time}. 참석 여부를 알려 주세요.`,
    }),
    proposal_made: ({ proposal }) => ({
      tag: '협업',
      title: proposal === null ? '브랜드가 협업을 제안했어요' : `${proposal.brand}에서 협업을 제안했어요`,
      description:
        proposal === null
          ? '참여하려면 사이즈를 선택해 주세요.'
          : `${proposal.name}. 참여하려면 사이즈를 선택해 주세요.`,
    }),
    proposal_approved: ({ proposal }) => ({
      tag: '협업',
      title: proposal === null ? '협업 신청이 승인되었어요' : `${proposal.brand} 협업 신청이 승인되었어요`,
      description:
        proposal === null
          ? '참여하려면 사이즈를 선택해 주세요.'
          : `${proposal.name}. 참여하려면 사이즈를 선택해 주세요.`,
    }),
    proposal_failed: ({ proposal }) => ({
      tag: '협업',
      title: '상품을 보낼 수 없어요',
      description:
        proposal === null ? '다른 사이즈를 선택해 주세요.' : `${proposal.name}. 다른 사이즈를 선택해 주세요.`,
    }),
    look_points_given: ({ points }) => ({
      tag: '포인트',
      title: `${points} 포인트가 적립되었어요`,
      description: '룩에 대한 리워드입니다.',
    }),
    points_given: ({ points }) => ({
      tag: '포인트',
      title: `${points} 포인트가 적립되었어요`,
      description: '자세한 내용은 포인트 내역에서 확인해 주세요.',
    }),
    cash_paid: () => ({
      tag: '현금',
      title: '현금이 지급되었습니다',
      description: '지급 내역에서 금액과 세금을 확인할 수 있습니다.',
    }),
    plan_ending: ({ plan, endDate }) => ({
      tag: '요금제',
      title: plan === null ? '요금제가 곧 종료돼요' : `‘${plan}’ 요금제가 곧 종료돼요`,
      description:
        endDate === null
          ? '트라이셋을 계속 이용하려면 다음 요금제를 선택해 주세요.'
          : `${endDate}까지 이용할 수 있습니다. 계속 이용하려면 다음 요금제를 선택해 주세요.`,
    }),
    payment_asked: ({ amount }) => ({
      tag: '결제',
      title: '결제가 완료되지 않았어요',
      description:
        amount === null
          ? '다른 카드를 등록하시면 다시 결제를 시도합니다.'
          : `${amount} 결제가 남아 있습니다. 다른 카드를 등록하시면 다시 결제를 시도합니다.`,
    }),
    refund_needs_account: ({ amount }) => ({
      tag: '환불',
      title: '환불 계좌를 입력해 주세요',
      description:
        amount === null
          ? '환불받을 계좌를 입력해 주세요.'
          : `${amount} 결제의 환불을 위해 환불받을 계좌를 입력해 주세요.`,
    }),
  },
  noticeTag: '공지',
  unknown: {
    tag: '공지',
    title: '새 메시지가 있어요',
    description: '앱을 업데이트하면 내용을 볼 수 있습니다.',
  },
};

function daysOf({ startDate, endDate }: UseFacts): string {
  return endDate === null ? `${startDate}부터` : `${startDate} ~ ${endDate}`;
}

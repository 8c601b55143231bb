/** A support ticket of a brand's admin or a member, each by index. */
interface DemoTicket {
  by: { brand: number } | { member: number };
  title: string;
  /** The ticket's messages with their age in days, alternating between the asker and staff. */
  messages: readonly (readonly [days: number, text: string])[];
  page: string | null;
  /** Whether the ticket is about a product of the brand; otherwise it has no subject. */
  isAboutProduct?: true;
  isClosed?: true;
}

/** Support tickets in every status. */
export const demoTickets: readonly DemoTicket[] = [
  {
    by: { brand: 0 },
    title: '상품 사진을 바꾸고 싶어요',
    messages: [[0.3, '대표 사진이 지난 시즌 것으로 보입니다. 저희가 직접 바꿀 수 있을까요?']],
    page: '/products',
    isAboutProduct: true,
  },
  {
    by: { brand: 1 },
    title: '출고 요청한 재고는 언제 도착하나요?',
    messages: [
      [3.2, '지난주에 출고를 요청했는데 아직 준비 중으로 보입니다.'],
      [2.9, '오늘 포장을 마쳤습니다. 내일 오전에 발송하고 운송장 번호를 알려 드리겠습니다.'],
    ],
    page: '/out-management',
  },
  {
    by: { brand: 0 },
    title: '리뷰 사진을 광고에 써도 되나요?',
    messages: [
      [6.4, '큐레이터님이 올린 룩을 저희 SNS 광고에 쓰고 싶습니다.'],
      [5.8, '룩마다 큐레이터님의 동의가 필요합니다. 어떤 룩인지 알려 주시겠어요?'],
      [1.2, '지난달에 인증된 룩 세 개입니다. 이번 주 안에 답을 받을 수 있을까요?'],
    ],
    page: '/looks',
  },
  {
    by: { member: 4 },
    title: '返却の集荷日を変更したいです',
    messages: [
      [12.5, '来週の火曜日に変更できますか。'],
      [12.1, '火曜日の午前に変更しました。'],
    ],
    page: null,
    isClosed: true,
  },
  {
    by: { member: 1 },
    title: '포인트가 아직 들어오지 않았어요',
    messages: [[0.1, '어제 룩이 승인되었는데 포인트가 보이지 않습니다.']],
    page: null,
  },
];

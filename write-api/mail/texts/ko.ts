import type { LetterTexts, OrderEnd } from './letter-texts.ts';

export const ko: LetterTexts = {
  brandInvitation: ({ brand, username, link, hours }) => ({
    subject: `tryset ${brand} 관리자 초대`,
    text: `tryset 관리 화면에서 ${brand} 브랜드의 관리자로 초대되었습니다.

아이디: ${username}

아래 링크에서 비밀번호를 설정해 주세요. 링크는 ${hours}시간 동안 한 번만 쓸 수 있습니다.
${link}

예상하지 못한 초대라면 아무것도 하지 않으셔도 됩니다.
`,
  }),
  signInHelp: ({ username, link, minutes }) => ({
    subject: 'tryset 아이디와 새 비밀번호 안내',
    text: `이 주소로 등록된 계정의 로그인 도움 요청을 받았습니다.

아이디: ${username}

아래 링크에서 새 비밀번호를 설정해 주세요. 링크는 ${minutes}분 동안 한 번만 쓸 수 있습니다.
${link}

직접 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다. 비밀번호는 그대로입니다.
`,
  }),
  signUpCode: ({ code, link, minutes }) => ({
    subject: `tryset 인증번호 ${code}`,
    text: `tryset 가입 인증번호: ${code}

가입을 시작한 화면에 입력하거나 아래 링크로 이어서 진행해 주세요. 둘 다 ${minutes}분 동안 쓸 수 있습니다.
${link}

가입을 시작하지 않으셨다면 아무것도 하지 않으셔도 됩니다.
`,
  }),
  phoneCode: ({ code, minutes }) =>
    `[tryset] 인증번호 ${code} (${minutes}분 동안 유효). 다른 사람에게 알려 주지 마세요.`,
  memberCode: ({ code, minutes }) => ({
    subject: `tryset 인증번호 ${code}`,
    text: `tryset 가입 인증번호: ${code}

가입을 시작한 화면에 입력해 주세요. ${minutes}분 동안 쓸 수 있습니다.

가입을 시작하지 않으셨다면 이 메일은 무시하셔도 됩니다.
`,
  }),
  signUpKnown: ({ link }) => ({
    subject: '이 주소로 등록된 tryset 계정이 있습니다',
    text: `이 주소로 tryset 가입을 시작한 분이 있습니다. 이 주소에는 이미 계정이 있습니다.

로그인할 수 없다면 아래에서 아이디와 새 비밀번호를 요청해 주세요.
${link}

직접 하신 일이 아니라면 아무것도 하지 않으셔도 됩니다.
`,
  }),
  memberApproved: ({ username, link }) => ({
    subject: 'tryset 가입이 승인되었습니다',
    text: `가입 신청이 승인되었습니다. 아이디: ${username}

${link === null ? '정하신 비밀번호로 로그인해 주세요.' : `아직 비밀번호가 없습니다. 여기에서 이 이메일로 요청해 주세요:\n${link}`}

이제 입어 볼 옷을 요청할 수 있습니다.
`,
  }),
  memberDeclined: ({ reason }) => ({
    subject: 'tryset 가입 신청 결과',
    text: `지금은 회원으로 모실 수 없습니다.

사유: ${reason}

언제든지 다시 신청하실 수 있습니다.
`,
  }),
  brandApproved: ({ brand, username, link }) => ({
    subject: `tryset ${brand} 입점이 승인되었습니다`,
    text: `${brand} 브랜드의 입점 신청이 승인되었습니다.

신청할 때 정한 비밀번호로 로그인해 주세요. 아이디: ${username}
${link}

브랜드는 아직 공개되지 않았습니다. 먼저 프로필을 채우고 상품을 등록해 주세요.
`,
  }),
  brandDeclined: ({ brand, reason }) => ({
    subject: `tryset ${brand} 입점 신청 결과`,
    text: `아쉽게도 지금은 ${brand} 브랜드의 입점을 도와드릴 수 없습니다.

사유: ${reason}

언제든 다시 신청하실 수 있습니다. 보내 주신 정보는 30일 뒤에 삭제됩니다.
`,
  }),
  staffInvitation: ({ username, link, hours }) => ({
    subject: 'tryset 관리 화면 초대',
    text: `tryset 관리 화면의 스태프로 초대되었습니다.

아이디: ${username}

아래 링크에서 비밀번호를 설정해 주세요. 링크는 ${hours}시간 동안 한 번만 쓸 수 있습니다.
${link}

예상하지 못한 초대라면 아무것도 하지 않으셔도 됩니다.
`,
  }),
  addressProposed: ({ username, address, link }) => ({
    subject: 'tryset 계정의 주소를 바꾸자는 제안이 있습니다',
    text: `계정 ${username}의 새 주소가 제안되었습니다: ${address === '' ? '없음' : address}

7일 뒤에 지금 주소를 대신합니다. 바로 확인하거나 중지하려면 여기를 여세요.
${link}

모르는 일이라면 중지하고 저희에게 알려 주세요.
`,
  }),
  addressMessage: ({ link }) =>
    `[tryset] 계정의 새 주소가 제안되었습니다. 7일 뒤에 바뀝니다. 확인 또는 중지: ${link}`,
  ticketAnswered: ({ number, link }) => ({
    subject: `tryset 문의 ${number}번에 답변이 도착했습니다`,
    text: `문의 ${number}번에 tryset 담당자가 답변했습니다.

${link === null ? '앱의 도움말에서 답변을 확인하고 이어서 문의하실 수 있습니다.' : `아래에서 답변을 확인하고 이어서 문의하실 수 있습니다.\n${link}`}
`,
  }),
  refundNeedsAccount: ({ amount, payment, link }) => ({
    subject: `${amount} 환불을 받으실 계좌를 알려 주세요`,
    text: `결제 ${payment}번의 ${amount}을 환불해 드려야 합니다. 가상계좌로 결제하셨기 때문에 환불받으실 계좌가 필요합니다.

${link === null ? '앱의 결제 화면에서 환불 계좌를 입력해 주세요.' : `아래에서 환불 계좌를 입력해 주세요.\n${link}`}

계좌는 이번 환불에만 사용하고 환불 후 삭제합니다. 전화로는 계좌를 묻지 않습니다.
`,
  }),
  cardUnusable: ({ lastFour, reason, link }) => ({
    subject: `카드 ···· ${lastFour}로 결제할 수 없습니다`,
    text: `카드 ···· ${lastFour}로 결제하지 못했습니다. ${reason === 'expired' ? '카드의 유효기간이 지났습니다.' : '카드사에서 승인하지 않는 카드입니다.'}

${link === null ? '앱에서 카드를 교체해 주세요.' : `아래에서 카드를 교체해 주세요.\n${link}`}

미결제 금액은 새 카드로 바로 결제됩니다. 기존 카드로는 다시 결제를 시도하지 않습니다.
`,
  }),
  passwordChanged: ({ username, link }) => ({
    subject: 'tryset 비밀번호가 변경되었습니다',
    text: `계정 ${username}의 비밀번호가 변경되어 모든 기기에서 로그아웃되었습니다.

직접 하신 일이 아니라면 바로 새 비밀번호를 설정하고 저희에게 알려 주세요.
${link}
`,
  }),
  addressChanged: ({ username, link }) => ({
    subject: 'tryset 계정의 이메일 주소가 변경되었습니다',
    text: `계정 ${username}의 이메일 주소가 변경되었습니다. 이 메일은 이전 주소와 새 주소로 함께 보냅니다.

직접 하신 일이 아니라면 바로 새 비밀번호를 설정하고 저희에게 알려 주세요.
${link}
`,
  }),
  secondFactorSet: ({ username, link }) => ({
    subject: 'tryset 2단계 로그인이 설정되었습니다',
    text: `이제 계정 ${username}에 로그인하려면 기기의 인증번호가 필요합니다.

직접 하신 일이 아니라면 바로 새 비밀번호를 설정하고 저희에게 알려 주세요.
${link}
`,
  }),
  secondFactorRemoved: ({ username, link }) => ({
    subject: 'tryset 2단계 로그인이 해제되었습니다',
    text: `이제 계정 ${username}에 로그인할 때 기기의 인증번호가 필요하지 않습니다.

직접 하신 일이 아니라면 바로 새 비밀번호를 설정하고 저희에게 알려 주세요.
${link}
`,
  }),
  secondFactorFailed: ({ username, link }) => ({
    subject: 'tryset 계정에 틀린 인증 코드가 입력되었습니다',
    text: `계정 ${username}의 비밀번호를 아는 누군가가 틀린 기기 코드를 입력했습니다. 로그인되지는 않았습니다.

직접 하신 일이 아니라면 바로 새 비밀번호를 설정하고 저희에게 알려 주세요.
${link}
`,
  }),
  identityLinked: ({ username, link }) => ({
    subject: '조직 계정이 tryset 계정에 연결되었습니다',
    text: `이제 조직 계정으로 로그인하면 계정 ${username}에 로그인됩니다.

직접 하신 일이 아니라면 바로 저희에게 알려 주시고 새 비밀번호를 설정해 주세요.
${link}
`,
  }),
  socialLinked: ({ username, link }) => ({
    subject: 'tryset 계정에 소셜 계정이 연결되었습니다',
    text: `이제 다른 서비스의 계정으로 계정 ${username}에 로그인할 수 있습니다.

직접 하신 일이 아니라면 바로 새 비밀번호를 설정하고 저희에게 알려 주세요.
${link}
`,
  }),
  lookUseEnding: ({ brand, look, day, link }) => ({
    subject: `tryset ${brand}: 룩 ${look} 이용 기간이 ${day}에 끝납니다`,
    text: `${brand} 브랜드는 룩 ${look}을(를) ${day}까지 이용할 수 있습니다.

계속 이용하려면 다음 날부터의 이용을 새로 요청해 주세요.
${link}
`,
  }),
  lookUseEnded: ({ brand, look, day, link }) => ({
    subject: `tryset ${brand}: 룩 ${look} 이용 기간이 끝났습니다`,
    text: `${brand} 브랜드의 룩 ${look} 이용 기간이 ${day}에 끝났습니다. 게시물을 내려 주세요.

다시 이용하려면 새로 요청해 주세요.
${link}
`,
  }),
  brandRenewal: ({ brand, plan, amount, card, day, link }) => ({
    subject: `tryset ${brand} 요금제가 ${day}에 갱신됩니다`,
    text: `${brand} 브랜드의 ‘${plan}’ 요금제가 ${day}에 갱신됩니다.

금액: ${amount}
결제: ${card === null ? '계좌 이체(갱신 후 7일 이내)' : `${card}로 끝나는 카드`}

요금제를 바꾸거나 갱신을 멈추려면 그 전에 요금제 화면을 열어 주세요.
${link}
`,
  }),
  brandPaymentFailed: ({ brand, plan, amount, card, next, link }) => ({
    subject: `tryset ${brand} 요금제 결제에 실패했습니다`,
    text: `${brand} 브랜드의 ‘${plan}’ 요금제 결제에 실패했습니다.

금액: ${amount}
결제: ${card === null ? '결제할 수 있는 카드가 없거나 입금이 확인되지 않았습니다' : `${card}로 끝나는 카드`}

${next === null ? '자동 결제 시도는 이번이 마지막입니다.' : `${next}에 다시 시도합니다.`} 다른 카드를 등록하거나 여기에서 다시 결제해 주세요.
${link}
`,
  }),
  brandPaymentGivenUp: ({ brand, plan, amount, link }) => ({
    subject: `tryset ${brand} 요금제가 중지되었습니다`,
    text: `${brand} 브랜드의 ‘${plan}’ 요금제 요금(${amount})이 결제되지 않아 서비스가 중지되었습니다.

진행 중인 배송은 계속할 수 있습니다. 상품을 다시 입고하려면 여기에서 결제해 주세요. 결제하면 새 기간이 시작됩니다.
${link}
`,
  }),
  brandPlanPrice: ({ plan, before, after, from, link }) => ({
    subject: `tryset ‘${plan}’ 요금제 가격 변경 안내`,
    text: `‘${plan}’ 요금제의 가격이 바뀝니다.

현재: ${before}
${from} 이후에 시작하는 기간: ${after}

다음 기간은 요금제 화면에서 확인할 수 있습니다.
${link}
`,
  }),
  ticketRenewal: ({ plan, amount, card, usesPoints, day }) => ({
    subject: `tryset 이용권이 ${day}에 갱신됩니다`,
    text: `‘${plan}’ 요금제 이용권이 ${day}에 갱신됩니다.

금액: ${amount}
결제: ${usesPoints ? '포인트 먼저, 나머지는 ' : ''}${card === null ? '카드(등록된 카드가 없습니다)' : `${card}로 끝나는 카드`}

요금제나 카드, 갱신 여부를 바꾸려면 그 전에 앱을 열어 주세요.
`,
  }),
  ticketPaymentFailed: ({ plan, amount, card, next }) => ({
    subject: 'tryset 이용권 결제에 실패했습니다',
    text: `‘${plan}’ 요금제 이용권을 갱신하지 못했습니다. 결제가 끝날 때까지 트라이셋을 신청할 수 없습니다.

금액: ${amount}
결제: ${card === null ? '결제할 수 있는 카드가 없습니다' : `${card}로 끝나는 카드`}

${next === null ? '자동 결제 시도는 이번이 마지막입니다.' : `${next}에 다시 시도합니다.`} 앱에서 다른 카드를 등록하거나 결제해 주세요.
`,
  }),
  ticketPaymentGivenUp: ({ plan, amount }) => ({
    subject: 'tryset 이용권이 종료되었습니다',
    text: `‘${plan}’ 요금제 이용권의 요금(${amount})이 결제되지 않아 이용권이 종료되었습니다.

트라이셋을 다시 신청하려면 앱에서 요금제에 가입해 주세요.
`,
  }),
  memberPlanPrice: ({ plan, before, after, from }) => ({
    subject: `tryset ‘${plan}’ 요금제 가격 변경 안내`,
    text: `이용 중인 ‘${plan}’ 요금제의 가격이 바뀝니다.

현재: ${before}
${from} 이후에 시작하는 이용권: ${after}

요금제를 바꾸거나 갱신을 멈추려면 앱을 열어 주세요.
`,
  }),
  orderPlaced: ({ order, items, amount, due }) => ({
    subject: `tryset 주문 ${order}번이 접수되었습니다`,
    text: `주문하신 상품: ${items}

결제하실 금액: ${amount}
결제 기한: ${due}(서울 시각)

기한까지 결제하지 않으시면 주문이 취소됩니다. 결제와 취소는 앱에서 하실 수 있습니다.
`,
  }),
  orderPaid: ({ order, items }) => ({
    subject: `tryset 주문 ${order}번의 결제가 완료되었습니다`,
    text: `결제하신 상품: ${items}

상품을 보내 드릴 때 다시 알려 드리겠습니다. 주문 내용과 영수증은 앱에서 확인하실 수 있습니다.
`,
  }),
  orderEnded: ({ order, items, why }) => ({
    subject: `tryset 주문 ${order}번이 취소되었습니다`,
    text: `취소된 상품: ${items}
사유: ${orderEnds[why]}

사용하신 포인트는 돌려 드렸습니다. 상품을 원하시면 앱에서 다시 주문해 주세요.
`,
  }),
  orderItemsCanceled: ({ order, items }) => ({
    subject: `tryset 주문 ${order}번의 일부가 취소되었습니다`,
    text: `취소된 상품: ${items}

금액과 포인트를 돌려 드립니다. 환불 상황은 앱에서 확인하실 수 있습니다.
`,
  }),
  orderShipped: ({ order, items, courier, trackingNumber }) => ({
    subject: `tryset 주문 ${order}번의 상품을 보냈습니다`,
    text: `보낸 상품: ${items}

택배사: ${courier}
운송장 번호: ${trackingNumber}
`,
  }),
  orderRefunded: ({ order, amount }) => ({
    subject: `tryset 주문 ${order}번의 환불 안내: ${amount}`,
    text: `주문 ${order}번의 환불이 끝났습니다.

환불 금액: ${amount}

은행이나 카드사에 표시되기까지 며칠이 걸릴 수 있습니다.
`,
  }),
  orderReturnReceived: ({ order, items }) => ({
    subject: `tryset 주문 ${order}번의 반품을 받았습니다`,
    text: `받은 상품: ${items}

금액과 포인트를 돌려 드립니다. 환불 상황은 앱에서 확인하실 수 있습니다.
`,
  }),
  orderReturnRefused: ({ order, items, reason }) => ({
    subject: `tryset 주문 ${order}번의 반품을 받아들일 수 없습니다`,
    text: `반품을 받아들일 수 없는 상품: ${items}

사유: ${reason}

의견이 있으시면 앱에서 문의해 주세요.
`,
  }),
};

const orderEnds: Readonly<Record<OrderEnd, string>> = {
  canceled: '결제 전에 취소되었습니다.',
  expired: '기한까지 결제되지 않았습니다.',
  failed: '결제에 실패했습니다.',
  forged: '요청한 금액과 다른 금액이 결제되었습니다. 결제된 금액은 돌려 드립니다.',
};

import type * as english from '../en/common.ts';
import type { Texts } from '../texts.ts';

export const common: Texts<typeof english.common> = {
  close: '닫기',
  cancel: '취소',
  apply: '적용',
  clear: '지우기',
  retry: '다시 시도',
  notices: '지난 알림',
  none: '없음',
  pair: '{{name}}: {{value}}',
  countLink: '{{name}}: {{amount}}, 목록으로 이동',
  yes: '예',
  no: '아니요',
  optional: '선택',
  backTo: '목록으로: {{room}}',
  trail: '현재 위치',
  unknownPerson: '비공개',
  stale: {
    behind: '최신 변경이 아직 반영되지 않았을 수 있습니다.',
    parked:
      '이 행의 일부 이벤트를 반영하지 못했습니다. 지원팀의 확인이 필요하며, 행의 내용이 완전하지 않을 수 있습니다.',
    refresh: '새로고침',
  },
};

export const errors: Texts<typeof english.errors> = {
  unreachable: '서버에 연결할 수 없습니다. 연결 상태를 확인하고 다시 시도해 주세요.',
  signedOut: '로그아웃되었습니다. 계속하려면 로그인해 주세요.',
  unavailable:
    '이벤트 저장소 또는 데이터베이스에 잠시 연결할 수 없습니다. 손실되거나 일부만 처리된 것은 없습니다. 잠시 후 다시 시도해 주세요.',
  notFoundTitle: '찾을 수 없습니다',
  notFound: '존재하지 않거나 볼 수 없는 항목입니다.',
  noRight: '이 작업을 할 권한이 없습니다.',
  roleMissing: {
    operator: '이 작업에는 운영 역할이 필요합니다. 소유자에게 요청해 주세요.',
    support: '이 작업에는 지원 역할이 필요합니다. 소유자에게 요청해 주세요.',
    owner: '이 작업에는 소유자 역할이 필요합니다. 소유자에게 요청해 주세요.',
  },
  invalid: '입력한 내용이 받아들여지지 않았습니다: {{message}}',
  transition: '더 이상 가능하지 않습니다. 현재 상태: {{status}}',
  keyReused: '같은 요청이 다른 내용으로 이미 전송되었습니다. 창을 다시 열어 주세요.',
  tooMany: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  notLent: {
    brand_removed: '삭제된 브랜드입니다. 더 이상 대여, 재고 등록, 판매를 할 수 없습니다.',
    product_removed: '삭제된 상품입니다. 더 이상 대여하거나 재고를 등록할 수 없습니다.',
    size_removed: '삭제된 사이즈입니다. 더 이상 대여하거나 재고를 등록할 수 없습니다.',
    brand_unpublished: '공개되지 않은 브랜드입니다. 먼저 브랜드를 공개해 주세요.',
    size_unpublished: '공개되지 않은 상품입니다. 먼저 상품을 공개해 주세요.',
    not_published: '공개되지 않은 상품입니다. 먼저 상품을 공개해 주세요.',
  },
  unexpected: '처리하지 못했습니다: {{message}}',
  notRefreshed: '최신 내용을 다시 불러오지 못했습니다. 그사이 변경되었을 수 있습니다.',
  detailTitle: '불러오지 못했습니다',
  partNotLoaded: '이 부분을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  code: '코드 {{code}}',
};

export const fieldProblems: Texts<typeof english.fieldProblems> = {
  required: '필수 항목입니다.',
  email: '이메일 주소 형식이 아닙니다.',
  phone: '전화번호 형식이 아닙니다.',
  link: '링크는 https:// 또는 http://로 시작해야 합니다.',
  whole: '정수를 입력해 주세요.',
  decimal: '숫자를 입력하세요. 예: 52 또는 52.5',
  ids: '회원 번호를 쉼표로 구분해 입력해 주세요.',
  pairs: '줄마다 서로 다른 이름과 콜론, 내용을 적어 주세요.',
  tooSmall: '{{least}} 이상의 값을 입력해 주세요.',
  tooLarge: '{{most}} 이하의 값을 입력해 주세요.',
  tooShort: '{{least}}자 이상 입력해 주세요.',
  digits: '숫자만 입력해 주세요.',
  day: '날짜를 입력해 주세요.',
  moment: '날짜와 시각을 입력해 주세요.',
  hour: '11:00과 같은 시각을 입력해 주세요.',
};

import type * as en from '../../en/areas/exports.ts';
import type { Texts } from '../../texts.ts';

export const texts: Texts<typeof en.texts> = {};

export const rooms: Texts<typeof en.rooms> = {};

export const history: Texts<typeof en.history> = {
  event: {
    PersonalDataExported: '개인정보가 담긴 파일을 저장했습니다: {{list}}, 행: {{rows}}, 필터: {{filters}}.',
  },
  exportedList: {
    users: '회원',
    staff: '스태프',
    trysets: '트라이셋',
    'tryset-items': '트라이셋 아이템',
    'look-contents': '아이템별 룩',
    'agency-contacts': '에이전시 담당자',
    'pages-of-users': '회원 (페이지로 조회)',
    'pages-of-staff': '스태프 (페이지로 조회)',
    'pages-of-trysets': '트라이셋 (페이지로 조회)',
    'pages-of-trysets-items': '트라이셋 아이템 (페이지로 조회)',
    'pages-of-agency-contacts': '에이전시 담당자 (페이지로 조회)',
    'pages-of-looks': '룩 (페이지로 조회)',
    'pages-of-looks-contents': '아이템별 룩 (페이지로 조회)',
    'pages-of-stocks-summary-out-stock-requested-brand-stock-status': '브랜드별 출고 요청 (페이지로 조회)',
    'commercial-use': '룩의 상업적 사용 (전체 조회)',
    'pages-of-look-uses': '룩 사용 (페이지로 조회)',
    'pages-of-looks-commercial-use': '룩의 상업적 사용 (페이지로 조회)',
    'labels-parcels': '택배 라벨',
    'labels-trysets': '트라이셋 라벨',
  },
};

export const replay: Texts<typeof en.replay> = {};

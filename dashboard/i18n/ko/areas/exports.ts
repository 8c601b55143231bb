import type * as en from '../../en/areas/exports.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  event: {
    PersonalDataExported: '개인정보가 담긴 파일을 저장했습니다: {{list}}, 행: {{rows}}, 필터: {{filters}}.',
  },
  exportedList: {
    users: '회원',
    staff: '직원',
    trysets: '트라이셋',
    'tryset-items': '트라이셋 아이템',
    'look-contents': '아이템별 룩',
    'agency-contacts': '에이전시 담당자',
  },
};

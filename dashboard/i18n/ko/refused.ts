import type * as english from '../en/refused.ts';
import type { Texts } from '../texts.ts';

export const refused: Texts<typeof english.refused> = {
  name: '이 페이지가 열린 이유',
  close: '알림 닫기',
  unknown: '{{path}}에는 페이지가 없습니다. 주소를 확인하거나 메뉴에서 찾아 주세요.',
  staff:
    '‘{{room}}’ 페이지는 스태프만 열 수 있습니다. 필요한 내용은 도움말의 ‘문의하기’로 스태프에게 요청해 주세요.',
  role: '‘{{room}}’ 페이지를 열려면 {{role}} 역할이 필요합니다. 소유자가 ‘스태프’ 페이지에서 역할을 줄 수 있습니다.',
  roles: { auditor: '감사', operator: '운영', support: '지원', owner: '소유자' },
};

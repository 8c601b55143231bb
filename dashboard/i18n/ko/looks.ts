import { words } from '#domain/words/ko.ts';
import type { looks as english } from '../en/looks.ts';
import type { Texts } from '../texts.ts';

export const looks: Texts<typeof english> = {
  sns: words.snsType,
  type: words.lookType,
  status: words.lookStatus,
  certification: words.certificationStatus,
  method: words.certificationMethod,
  rule: words.certificationRule,
  reason: words.rejectionReason,
  none: '아직 룩이 없습니다.',
  all: '전체 {{amount}}건',
  report: words.lookReport,
  snsProblem: {
    rate_limited: '요청 횟수를 제한하고 있습니다',
    not_authorized: '플랫폼의 인증 키를 받지 않습니다',
    unreachable: '연결되지 않았습니다',
    unreadable: '응답을 읽을 수 없습니다',
  },
};

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
};

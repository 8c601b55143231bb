import { words } from '#domain/words/ja.ts';
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
  none: 'まだルックがありません。',
  all: 'すべて{{amount}}件',
  report: words.lookReport,
};

import { words } from '#domain/words/en.ts';

export const looks = {
  sns: words.snsType,
  type: words.lookType,
  status: words.lookStatus,
  certification: words.certificationStatus,
  method: words.certificationMethod,
  rule: words.certificationRule,
  reason: words.rejectionReason,
  none: 'No look shows it yet.',
  all: 'All {{amount}}',
  report: words.lookReport,
} as const;

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
  snsProblem: {
    rate_limited: 'It limits how often it is asked',
    not_authorized: 'It does not accept the platform’s key',
    unreachable: 'It was not reached',
    unreadable: 'Nobody can read its answer',
  },
} as const;

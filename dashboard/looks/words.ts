import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codes: {
    snsType: 'looks.sns',
    lookType: 'looks.type',
    method: 'looks.method',
    certificationRule: 'looks.rule',
    reasons: 'looks.reason',
    reportType: 'looks.report',
    problem: 'looks.snsProblem',
  },
};

import type { Area } from '../kit/areas/area.ts';

/** What members post of what they tried on. Their rooms are to come: they are told of in histories. */
export const looks: Area = {
  kinds: { look: {} },
  words: {
    codes: {
      snsType: 'looks.sns',
      lookType: 'looks.type',
      method: 'looks.method',
      certificationRule: 'looks.rule',
      reasons: 'looks.reason',
      reportType: 'looks.report',
    },
  },
};

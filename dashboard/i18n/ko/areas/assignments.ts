import type * as en from '../../en/areas/assignments.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  event: {
    Assigned: '담당자를 지정했습니다: {{to}}.',
    Unassigned: '담당자가 해제되었습니다.',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    assignments: '담당',
  },
};

import type * as en from '../../en/areas/assignments.ts';
import type { Texts } from '../../texts.ts';

export const history: Texts<typeof en.history> = {
  event: {
    Assigned: '担当者が決まりました：{{to}}。',
    Unassigned: '担当者が外されました。',
  },
};

export const replay: Texts<typeof en.replay> = {
  projection: {
    assignments: '担当',
  },
};

import type * as en from '../../en/areas/assignments.ts';
import type { Texts } from '../../texts.ts';

const assignments: Texts<typeof en.texts.assignments> = {
  work: '내 업무',
  more: '외 {{amount}}건',
  assign: '담당 지정',
  nobody: '담당 지정: 아직 담당자가 없습니다.',
  is: '담당자: {{name}}',
  whom: '담당자',
  take: '내가 맡기',
  done: '완료',
  doneOf: '완료: {{name}}',
  doneNow: '{{name}} 건을 내 업무에서 내렸습니다.',
  freed: '담당자를 해제했습니다.',
  find: '동료 찾기',
  nobodyFound: '이 이름의 다른 동료가 없습니다.',
  taken: '{{time}}에 맡음',
  given: '{{name}} 님이 {{time}}에 맡김',
};

/** The sentences of notifications. */
const notified: Texts<typeof en.texts.notified> = {
  none: '아직 알림이 없습니다.',
  isNew: '새 알림',
  mention: '{{name}} 님이 나를 멘션했습니다: {{thing}}',
  assignment: '{{name}} 님이 {{thing}} 건을 맡겼습니다',
};

export const texts = { assignments, notified };

export const rooms: Texts<typeof en.rooms> = {};

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

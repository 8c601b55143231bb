import { closedDayWords } from '#domain/closed-days/words/ko.ts';
import type * as en from '../../en/areas/closed-days.ts';
import type { Texts } from '../../texts.ts';

const closedDay: Texts<typeof en.texts.closedDay> = {
  add: '휴무일 추가',
  addText:
    '하루 또는 마지막 날까지의 모든 날을 추가합니다. 한 번에 최대 31일입니다. 그날은 배송과 수거를 하지 않습니다. 이미 정해진 날짜는 그대로입니다.',
  added: '휴무일을 추가했습니다.',
  remove: '휴무 해제',
  removeText: '{{amount}}일의 휴무를 해제할까요? 이미 정해진 날짜는 그대로입니다.',
  removed: '휴무를 해제했습니다.',
  holidays: '주말과 해당 지역의 공휴일은 등록하지 않아도 휴무입니다.',
  fields: closedDayWords,
  region: { KOREA: '한국', JAPAN: '일본' },
  refused: {
    past: '이미 지난 날짜입니다. 오늘 이후의 날짜를 선택하세요.',
    range_invalid: '마지막 날이 첫날보다 빠릅니다.',
    range_too_large: '한 번에 최대 31일까지 추가하세요.',
  },
  filters: { q: '이름', regions: '지역', is_past: '지난 날', ids: '번호' },
};

export const texts = { closedDay };

export const rooms: Texts<typeof en.rooms> = {
  closedDays: '휴무일',
};

export const history: Texts<typeof en.history> = {
  categories: { closed_day_register: '자체 휴무일' },
  categoryWithId: { closed_day: '휴무일 {{id}}', closed_day_register: '자체 휴무일' },
  event: {
    ClosedDaysAdded: '휴무일이 추가되었습니다.',
    ClosedDaysRemoved: '휴무가 해제되었습니다.',
  },
  field: { days: '휴무일', closedDayIds: '휴무일' },
};

export const replay: Texts<typeof en.replay> = {
  entities: { closed_day_register: '자체 휴무일' },
  projection: { closed_days: '휴무일' },
};

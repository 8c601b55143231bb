import { closedDayWords } from '#domain/closed-days/words/ja.ts';
import type * as en from '../../en/areas/closed-days.ts';
import type { Texts } from '../../texts.ts';

const closedDay: Texts<typeof en.texts.closedDay> = {
  add: '休業日を追加',
  addText:
    '1日、または最終日までのすべての日を追加します。一度に最大31日です。その日は配達も集荷もありません。すでに決まった日付は変わりません。',
  added: '休業日を追加しました。',
  remove: '休業を解除',
  removeText: '{{amount}}日の休業を解除しますか。すでに決まった日付は変わりません。',
  removed: '休業を解除しました。',
  holidays: '週末とその地域の祝日は、登録しなくても休業です。',
  fields: closedDayWords,
  region: { KOREA: '韓国', JAPAN: '日本' },
  refused: {
    past: '過ぎた日付です。今日以降の日付を選んでください。',
    range_invalid: '最終日が初日より前です。',
    range_too_large: '一度に最大31日まで追加してください。',
  },
  filters: { q: '名前', regions: '地域', is_past: '過去', ids: '番号' },
};

export const texts = { closedDay };

export const rooms: Texts<typeof en.rooms> = {
  closedDays: '休業日',
};

export const history: Texts<typeof en.history> = {
  categories: { closed_day_register: '自社の休業日' },
  categoryWithId: { closed_day: '休業日 {{id}}', closed_day_register: '自社の休業日' },
  event: {
    ClosedDaysAdded: '休業日が追加されました。',
    ClosedDaysRemoved: '休業が解除されました。',
  },
  field: { days: '休業日', closedDayIds: '休業日' },
};

export const replay: Texts<typeof en.replay> = {
  entities: { closed_day_register: '自社の休業日' },
  projection: { closed_days: '休業日' },
};

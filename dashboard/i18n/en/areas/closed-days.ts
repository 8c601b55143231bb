import type { ClosedDayRegisterEvent } from '#domain/closed-days/closed-day-register.ts';
import { closedDayWords } from '#domain/closed-days/words/en.ts';
import type { Region } from '#domain/regions.ts';
import type { EventTexts } from '../../event-texts.ts';

const closedDay = {
  add: 'Close days',
  addText:
    'One day, or all days up to the last day: at most 31 at once. Nothing is delivered or picked up then. Dates that are planned already stay.',
  added: 'Closed.',
  remove: 'Open again',
  removeText: 'Open {{amount}} of the days again? Dates that are planned already stay.',
  removed: 'Open again.',
  holidays: 'Weekends and public holidays of the region are closed without an entry.',
  fields: closedDayWords,
  region: { KOREA: 'Korea', JAPAN: 'Japan' } as const satisfies Record<Region, string>,
  refused: {
    past: 'That day is over. Choose today or a later one.',
    range_invalid: 'The last day is before the first day.',
    range_too_large: 'Close at most 31 days at once.',
  },
  filters: { q: 'Name', regions: 'Region', is_past: 'Past', ids: 'No.' },
} as const;

export const texts = { closedDay } as const;

export const rooms = {
  closedDays: 'Closed days',
} as const;

export const history = {
  categories: { closed_day_register: 'Closed days of the house' },
  categoryWithId: { closed_day: 'Closed day {{id}}', closed_day_register: 'Closed days of the house' },
  event: {
    ClosedDaysAdded: 'Days were closed.',
    ClosedDaysRemoved: 'Days were opened again.',
  } as const satisfies EventTexts<ClosedDayRegisterEvent>,
  field: { days: 'Days', closedDayIds: 'Days' },
} as const;

export const replay = {
  entities: { closed_day_register: 'Closed days of the house' },
  projection: { closed_days: 'Closed days' },
} as const;

import type { ClosedDayRegisterEvent } from '#domain/closed-days/closed-day-register.ts';
import type { Projection, Words } from '../projection.ts';
import { type ClosedDayRow, closedDaysTable } from './tables.ts';

const words: Words<ClosedDayRegisterEvent, ClosedDayRow> = { ClosedDaysAdded: null, ClosedDaysRemoved: null };

export const closedDaysProjection: Projection<ClosedDayRow, ClosedDayRegisterEvent> = {
  name: 'closed_days',
  table: closedDaysTable,
  categories: ['closed_day_register'],
  knows: (type) => type in words,
  keys({ event: { type, data } }) {
    if (!(type in words)) return [];
    return type === 'ClosedDaysRemoved' ? data.closedDayIds : data.days.map(({ closedDayId }) => closedDayId);
  },
  fold(row, { event, at, revision }, key) {
    if (event.type === 'ClosedDaysRemoved')
      return row && { ...row, status: 'removed', revision, updatedAt: at };
    const added = event.data.days.find(({ closedDayId }) => closedDayId === key);
    if (added === undefined) return row;
    const { closedDayId: id, regionId, day, name } = added;
    const createdAt = row?.createdAt ?? at;
    return { id, regionId, day, name, status: 'active', revision, createdAt, updatedAt: at };
  },
};

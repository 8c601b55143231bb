import { businessDayOf, daysFrom, daysLater } from '#domain/business-day.ts';
import {
  type ClosedDayRegisterCommand,
  closedDayKey,
  closedDayRegister,
  closedDayRegisterId,
  closedDaysAtMost,
} from '#domain/closed-days/closed-day-register.ts';
import type { Region } from '#domain/regions.ts';
import { notFound, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange } from '../kit/changes/change.ts';

/** The days to close in a region, both included: YYYY-MM-DD. */
export interface ClosedRange {
  regionId: Region;
  day: string;
  toDay: string;
  name: string;
}

/**
 * Closes the days of a range. A day that is closed already takes the name. Dates that were planned before stay. Throws 422
 * `closed_day.past`, `closed_day.range_invalid` and `closed_day.range_too_large`. The answer has the id of the first day.
 */
export async function closeDays(deps: WriteDeps, asked: Asked, range: ClosedRange): Promise<Changed> {
  const { regionId, day, name } = range;
  const { context } = asked;
  const days = lengthOf(range);
  const { closed_day: ids = [] } = await deps.ids.forCommand({ closed_day: days }, context);
  const { memory } = await deps.streams.refresh(closedDayRegister, closedDayRegisterId);
  const today = businessDayOf(context.receivedAt);
  if (day < today && !memory.some(({ commandId }) => commandId === context.commandId)) {
    throw unprocessable('closed_day.past', `${day} is past; choose ${today} or later`, { day, today });
  }
  const closed = ids.map((closedDayId, at) => ({ closedDayId, regionId, day: daysLater(day, at), name }));
  const changed = await change(deps, asked, { action: 'add', days: closed });
  return { ...changed, id: changed.state.days[closedDayKey({ regionId, day })]?.closedDayId ?? 0 };
}

/** Opens a closed day again. Throws 404 if there is no such day. */
export async function openDay(deps: WriteDeps, asked: Asked, id: number): Promise<Changed> {
  const { state, memory } = await deps.streams.refresh(closedDayRegister, closedDayRegisterId);
  const isRepeat = memory.some(({ commandId }) => commandId === asked.context.commandId);
  const isThere = Object.values(state.days).some(({ closedDayId }) => closedDayId === id);
  if (!isThere && !isRepeat) throw notFound('closed_day', id);
  return { ...(await openDays(deps, asked, [id])), id };
}

/** Opens many closed days again. Days that are gone already do not stop the others. */
export function openDays(deps: WriteDeps, asked: Asked, closedDayIds: readonly number[]): Promise<Changed> {
  return change(deps, asked, { action: 'remove', closedDayIds });
}

function change(deps: WriteDeps, { context }: Asked, command: ClosedDayRegisterCommand) {
  const [decider, id, name] = [closedDayRegister, closedDayRegisterId, command.action];
  return makeChange(deps, { decider, id, commands: [command], name }, { context });
}

function lengthOf({ day, toDay }: ClosedRange): number {
  const days = daysFrom(day, toDay);
  if (days < 1) {
    throw unprocessable('closed_day.range_invalid', 'the last day is before the first day', { day, toDay });
  }
  if (days > closedDaysAtMost) {
    const text = `close at most ${closedDaysAtMost} days at once`;
    throw unprocessable('closed_day.range_too_large', text, { day, toDay, most: closedDaysAtMost });
  }
  return days;
}

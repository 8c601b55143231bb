import { businessDay } from '#domain/business-day.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';
import { isOpenDay, openDayFrom } from '#domain/open-days.ts';
import { type Region, regions } from '#domain/regions.ts';

import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import { snake } from '../changes/names.ts';
import type { CommandContext } from '../commands/context.ts';

/** The fields of commands that contain dates of pickups, and all fields that contain planned dates: business days, or null. */
const pickups = ['requestedPickupDate', 'pickupDate'] as const;
const planned = [...pickups, 'lastDay'] as const;

/**
 * Throws 422 `request.date_past` if a command plans a date before the current business day, and 422 `request.day_closed` if
 * nobody picks up on that day in the region of the member. A retry on a later day is not checked and gets its first answer.
 * Consequences of accepted commands are not checked.
 */
export async function requireDaysAhead<State, Command, Event extends DomainEvent>(
  { streams, closedDays }: Pick<WriteDeps, 'streams' | 'closedDays'>,
  decider: Decider<State, Command, Event>,
  { id, command }: { id: number; command: object },
  { commandId, receivedAt }: CommandContext,
): Promise<void> {
  if (planned.every((name) => dayOf(command, name) === null)) return;
  const { memory, state } = await streams.load(decider, id);
  if (memory.some((known) => known.commandId === commandId)) return;
  const today = businessDay(new Date(receivedAt));
  for (const name of planned) {
    const day = dayOf(command, name);
    if (day === null || day >= today) continue;
    const field = snake(name);
    const text = `${field} is in the past; choose ${today} or later`;
    throw unprocessable('request.date_past', text, { field, today });
  }
  for (const name of pickups) {
    const day = dayOf(command, name);
    const closed = day === null ? null : await closedDays(regionOf(state), day);
    if (day === null || closed === null || isOpenDay(day, closed)) continue;
    const [field, nextOpenDay] = [snake(name), openDayFrom(day, closed)];
    const text = `nobody picks up on ${day}; choose ${nextOpenDay} or another open day`;
    throw unprocessable('request.day_closed', text, { field, day, nextOpenDay });
  }
}

function dayOf(command: object, name: (typeof planned)[number]): string | null {
  const day: unknown = Reflect.get(command, name);
  return typeof day === 'string' ? day : null;
}

/** Returns the region of the member whom the entity belongs to. */
function regionOf(state: unknown): Region {
  const said: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'userRegion') : undefined;
  return regions.find((region) => region === said) ?? 'KOREA';
}

import { businessDay } from '#domain/business-day.ts';
import type { Decider } from '#domain/decider.ts';
import type { DomainEvent } from '#domain/event.ts';

import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../../deps.ts';
import { snake } from '../changes/names.ts';
import type { CommandContext } from '../commands/context.ts';

/** The fields of commands that contain planned dates: ISO dates of business days, or null. */
const planned = ['requestedPickupDate', 'pickupDate', 'lastDay'] as const;

/**
 * Throws 422 `request.date_past` if a command plans a date before the current business day. A retry on a later day is not
 * checked and gets its first answer. Consequences of accepted commands are not checked.
 */
export async function requireDaysAhead<State, Command, Event extends DomainEvent>(
  { streams }: Pick<WriteDeps, 'streams'>,
  decider: Decider<State, Command, Event>,
  { id, command }: { id: number; command: object },
  { commandId, receivedAt }: CommandContext,
): Promise<void> {
  const today = businessDay(new Date(receivedAt));
  const isPast = (name: string) => {
    const day: unknown = Reflect.get(command, name);
    return typeof day === 'string' && day < today;
  };
  const past = planned.find(isPast);
  if (past === undefined) return;
  const { memory } = await streams.load(decider, id);
  if (memory.some((known) => known.commandId === commandId)) return;
  const field = snake(past);
  throw unprocessable('request.date_past', `${field} is in the past; choose ${today} or later`, {
    field,
    today,
  });
}

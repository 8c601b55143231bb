import { system } from '#domain/actor.ts';
import { brandMonthIdOf, monthOfInstant, nextMonth } from '#domain/settlements/month-days.ts';
import { keyOfLine, type MonthLine } from '#domain/settlements/month-line.ts';
import type { StoredEvent } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { closeMonth } from './close-month.ts';

/** A line for a brand. `saleLine` and `contentUseLine` of the domain make lines. */
export interface LineOfBrand {
  brandId: number;
  line: MonthLine;
}

/**
 * Adds the line that follows from an event to its brand's month, or to the next month that is still open. It is safe to repeat:
 * a line counts once, whichever month has it. Effects of orders and look uses call it. Throws 422 `brand_month.wrong_line`.
 */
export function addLineAfter(deps: WriteDeps, stored: StoredEvent, line: LineOfBrand): Promise<number> {
  return addMonthLine(deps, line, {
    commandId: stored.id,
    actor: system,
    receivedAt: deps.clock(),
    correlationId: stored.metadata.$correlationId,
    causationId: stored.id,
  });
}

/** The same for any cause. Returns the id of the month that has the line. */
export async function addMonthLine(
  deps: WriteDeps,
  { brandId, line }: LineOfBrand,
  context: CommandContext,
): Promise<number> {
  const { bodyHash: _, ...rest } = context;
  for (let month = monthOfInstant(line.occurredTime); ; month = nextMonth(month)) {
    const id = brandMonthIdOf(brandId, month);
    const step = (name: string) => derivedCommandId(context.commandId, `${name} ${id}:${keyOfLine(line)}`);
    // A month whose time is over closes first, even without lines. So each repeat finds the line in the same month.
    await closeMonth(deps, id, { ...rest, commandId: step('close month') });
    const command = { action: 'add_line', brandId, month, line } as const;
    const outcome = await runTarget(
      deps.streams,
      { on: 'brand_month', id, command },
      { ...rest, commandId: step('add line'), actor: system },
    );
    if (outcome.ok) return id;
    const { refusal } = outcome;
    const isClosed = 'errorCode' in refusal && refusal.errorCode === 'brand_month.transition_not_allowed';
    if (!isClosed) throw refusalError(outcome);
  }
}

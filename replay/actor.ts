import { StartFailure } from '#backend/failure.ts';
import { staff } from '#domain/members/staff.ts';
import type { WriteDeps } from '#write-api/deps.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import type { CommandContext } from '#write-api/kit/commands/context.ts';

/**
 * Who a command line acts for: an account of staff, or the system where none is named.
 *
 * @throws {StartFailure} where there is no such account.
 */
export async function contextOf(
  deps: Pick<WriteDeps, 'clock' | 'streams'>,
  staffId: number | null,
  reason?: string,
): Promise<CommandContext> {
  const context: CommandContext = {
    ...systemContext(deps.clock),
    via: 'command_line',
    ...(reason !== undefined && { reason }),
  };
  if (staffId === null) return context;
  const { state } = await deps.streams.refresh(staff, staffId);
  if (state.status !== 'active') throw new StartFailure(`--staff ${staffId}: there is no such staff account`);
  return { ...context, actor: { label: 'staff', id: staffId } };
}

/** The id that an option names. */
export function idOf(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartFailure(`${option}: "${text}" is no id`);
}

import { StartFailure } from '#backend/failure.ts';
import { staff } from '#domain/members/staff.ts';
import type { WriteDeps } from '#write-api/deps.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import type { CommandContext } from '#write-api/kit/commands/context.ts';

/**
 * Returns the context of a command: the named staff account acts, or the system if none is named.
 *
 * @throws {StartFailure} if the account does not exist.
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
  if (state.status !== 'active')
    throw new StartFailure(`--staff ${staffId}: this staff account does not exist`);
  return { ...context, actor: { label: 'staff', id: staffId } };
}

/** Parses the id of an option. */
export function idOf(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartFailure(`${option}: "${text}" is not an id`);
}

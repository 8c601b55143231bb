import { system } from '#domain/actor.ts';
import { lookUse } from '#domain/look-uses/look-use.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Streams } from '../kit/commands/streams.ts';

/** The command id of the end of a use that was confirmed while its brand was removed. */
export function endOfConfirmed(confirmation: string): string {
  return derivedCommandId(confirmation, 'end with brand');
}

/** Ends a confirmed use of a removed brand. The brand gets its whole payment back, so it owes nothing after its removal. */
export async function endWithBrand(streams: Streams, id: number, context: CommandContext): Promise<void> {
  const { status, brandPaymentAmount } = (await streams.refresh(lookUse, id)).state;
  if (status !== 'confirmed') return;
  const { bodyHash: _, ...rest } = context;
  const command = { action: 'end', refund: brandPaymentAmount ?? 0 } as const;
  const reason = 'the brand was removed';
  await runTarget(streams, { on: 'look_use', id, command }, { ...rest, actor: system, reason });
}

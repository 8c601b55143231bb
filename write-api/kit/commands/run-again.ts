import type { Target } from '#domain/reacting-kinds.ts';
import type { CommandContext } from './context.ts';
import { consequencesOf, deciderOf, runConsequences } from './run-target.ts';
import type { Streams } from './streams.ts';

/**
 * Runs the consequences of a stream's remembered commands under the same ids as the reactor, so that each takes effect once. A
 * request that relies on them calls this, because a crash may have left them to the reactor.
 */
export async function runAgain(
  streams: Streams,
  { on, id }: Pick<Target, 'on' | 'id'>,
  context: CommandContext,
): Promise<void> {
  const { state, memory } = await streams.refresh(deciderOf(on), id);
  for (const known of memory) {
    const { events } = await streams.after(deciderOf(on), id, known);
    for (const { id: eventId, event } of events) {
      await runConsequences(streams, eventId, consequencesOf(on, event, state), context);
    }
  }
}

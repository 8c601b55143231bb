import { streamName } from '#event-store/stored-event.ts';
import { inSpan, type Span } from '#telemetry/tracing.ts';
import type { CommandEnd } from '../observer.ts';
import type { CommandContext } from './context.ts';
import type { CommandRefusal } from './run-command.ts';
import type { Reading, Streams } from './streams.ts';

/** The counters of one command, for metrics. */
export interface Tally extends Reading {
  /** The number of appends that failed because of a concurrent append. */
  conflicts: number;
  /** True if the stream remembered the command and returned its first outcome. */
  isRepeat: boolean;
}

type Ended =
  | { ok: true; revision: bigint; position: bigint; events: readonly { event: { type: string } }[] }
  | { ok: false; refusal: CommandRefusal };

interface Named {
  decider: { category: string };
  id: number | string;
  name: string;
}

/** Runs a command in a span of its trace, and reports its outcome to the observer. */
export async function observed<Outcome extends Ended>(
  { observer }: Streams,
  { decider: { category }, id, name }: Named,
  context: CommandContext,
  work: (tally: Tally) => Promise<Outcome>,
): Promise<Outcome> {
  const stream = streamName(category, id);
  const tally: Tally = { replayed: 0, conflicts: 0, isRepeat: false };
  const begun = performance.now();
  const tell = (end: CommandEnd, span: Span | null, outcome?: Ended) => {
    const done = outcome?.ok ? outcome : null;
    const { replayed, conflicts } = tally;
    observer.command({
      category,
      stream,
      command: name,
      context,
      end,
      replayed,
      conflicts,
      refusal: outcome === undefined || outcome.ok ? null : codeOf(outcome.refusal),
      types: done?.events.map(({ event }) => event.type) ?? [],
      revision: done?.revision ?? null,
      position: done?.position ?? null,
      milliseconds: performance.now() - begun,
    });
    span?.set({ 'tryset.end': end, 'tryset.replayed': replayed, 'tryset.conflicts': conflicts });
  };
  const { correlationId, commandId, actor } = context;
  const attributes = () => ({
    'tryset.command': name,
    'tryset.stream': stream,
    'tryset.correlation_id': correlationId,
    'tryset.command_id': commandId,
    'tryset.actor': actor.label,
  });
  return inSpan(
    `command ${name} ${category}`,
    () => ({ attributes: attributes() }),
    async (span) => {
      try {
        const outcome = await work(tally);
        tell(endOf(outcome, tally), span, outcome);
        return outcome;
      } catch (error) {
        tell('failed', span);
        throw error;
      }
    },
  );
}

function endOf(outcome: Ended, { isRepeat }: Tally): CommandEnd {
  if (!outcome.ok) return 'refused';
  if (isRepeat) return 'repeated';
  return outcome.events.length > 0 ? 'accepted' : 'unchanged';
}

function codeOf(refusal: CommandRefusal): string {
  return 'errorCode' in refusal ? refusal.errorCode : refusal.kind;
}

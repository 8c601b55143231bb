import type { FastifyBaseLogger } from 'fastify';
import type { Batch } from '#projections/kit/runner/session.ts';
import { nobody, type WriteObserver } from '#write-api/kit/observer.ts';

/** Beyond so many causes a batch is an import or a catching up, and its line says only how many there are. */
const namedAtMost = 50;

/** A line for each command, reaction and deadline, by the ids that its events carry. */
export function writeLines(log: FastifyBaseLogger): WriteObserver {
  if (!isTold(log)) return nobody;
  return {
    command({ context, stream, command, end, refusal, types, revision, position, conflicts, ...told }) {
      const { correlationId, commandId, causationId, actor } = context;
      log.info(
        {
          correlationId,
          commandId,
          causationId,
          command,
          stream,
          end,
          ...(refusal !== null && { refusal }),
          ...(types.length > 0 && { types, revision: String(revision), position: String(position) }),
          ...(conflicts > 0 && { conflicts }),
          replayed: told.replayed,
          actor: actor.id === null ? actor.label : `${actor.label}:${actor.id}`,
          ms: rounded(told.milliseconds),
        },
        'command',
      );
    },
    reaction({ cause, action, on, end }) {
      const { id: causationId, stream, position, metadata } = cause;
      const { $correlationId: correlationId } = metadata;
      log.info(
        { correlationId, causationId, stream, position: String(position), action, on, end },
        'reaction',
      );
    },
    deadline({ name, correlationId, causationId }) {
      log.info({ correlationId, causationId, name }, 'deadline');
    },
  };
}

/** A line for each batch that the read models have taken. */
export function batchLines(log: FastifyBaseLogger): (batch: Batch) => void {
  if (!isTold(log)) return () => undefined;
  return ({ events, milliseconds }) => {
    const correlationIds = new Set(events.map(({ metadata }) => metadata?.$correlationId));
    log.info(
      {
        ...(correlationIds.size <= namedAtMost
          ? { correlationIds: [...correlationIds] }
          : { correlations: correlationIds.size }),
        from: String(events[0]?.position),
        to: String(events.at(-1)?.position),
        events: events.length,
        ms: rounded(milliseconds),
      },
      'projected',
    );
  };
}

/** Where these lines are not asked for nothing is to be gathered for them. */
const isTold = ({ level }: FastifyBaseLogger): boolean => level === 'info' || level === 'debug';

export const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

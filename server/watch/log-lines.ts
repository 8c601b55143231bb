import type { FastifyBaseLogger } from 'fastify';
import type { Batch } from '#projections/kit/runner/session.ts';
import { nobody, type WriteObserver } from '#write-api/kit/observer.ts';

/**
 * The maximum number of correlation ids in a line. A batch with more ids is an import or a catch-up; its line only counts
 * them.
 */
const namedAtMost = 50;

/** Logs a line per command, reaction and deadline, with the ids of its events. */
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

/** Returns a function that logs a line per batch of the projections. */
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

/** Returns whether the log level prints `info` lines. If not, callers need not collect the facts of a line. */
const isTold = ({ level }: FastifyBaseLogger): boolean => level === 'info' || level === 'debug';

export const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

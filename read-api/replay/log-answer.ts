import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import { tooManyRequests } from '#http/errors.ts';
import { betweenOf, IdParam, TextParam, TimeParam } from '#http/filters.ts';

/** What is chosen of the log; all that is given must hold. */
export const LogQuery = Type.Object(
  {
    stream: Type.Optional(TextParam),
    category: Type.Optional(TextParam),
    type: Type.Optional(TextParam),
    brand_id: Type.Optional(IdParam),
    time_after: Type.Optional(TimeParam),
    time_before: Type.Optional(TimeParam),
  },
  { additionalProperties: false },
);
export type LogQuery = Static<typeof LogQuery>;

export const LogAnswer = Type.Unsafe<FastifyReply>({
  description:
    'NDJSON, compressed with gzip: a header, an event a line as the event store holds it, and a closing line with counts and a SHA-256',
  content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
});

/** `from` and `to` are ISO instants; `to` is not included. */
export interface LogChoice {
  stream?: string;
  category?: string;
  type?: string;
  brand?: string;
  from?: string;
  to?: string;
}

/** The text of a log file, in pieces, until the signal aborts. What is personal in it stays sealed. */
export type LogText = (choice: LogChoice, signal: AbortSignal) => AsyncGenerator<string, unknown>;

/** So many at once: each reads the whole log, or much of it. */
const atMost = 2;
const retrySeconds = 30;

/** Who takes nothing for so long has gone. */
const stalledAfterMs = 60_000;

/** Sends log files, few at once and never whole in memory. The first piece is there before the answer begins. */
export function logSender(text: LogText) {
  let open = 0;
  return async (query: LogQuery, reply: FastifyReply): Promise<FastifyReply> => {
    const choice = choiceOf(query);
    if (open >= atMost) throw tooManyRequests(retrySeconds);
    open += 1;
    const stopping = new AbortController();
    const pieces = text(choice, stopping.signal);
    const first = await pieces.next().catch((error: unknown) => {
      open -= 1;
      throw error;
    });
    const gzip = createGzip();
    const stalled = () => gzip.destroy(new Error('nothing was taken for too long'));
    const taken = setTimeout(stalled, stalledAfterMs).unref();
    const taking = async function* () {
      for (let next = first; !next.done; next = await pieces.next()) {
        taken.refresh();
        yield next.value;
      }
    };
    pipeline(Readable.from(taking()), gzip, (error) => {
      open -= 1;
      clearTimeout(taken);
      stopping.abort();
      void pieces.return(undefined);
      // A reader that goes away is no failure.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') reply.log.error(error);
    });
    return reply
      .header('content-disposition', 'attachment; filename="log.ndjson.gz"')
      .type('application/gzip')
      .send(gzip);
  };
}

function choiceOf({ brand_id: brand, time_after: after, time_before: before, ...same }: LogQuery): LogChoice {
  const time = betweenOf('time', after, before);
  return {
    ...same,
    ...(brand === undefined ? {} : { brand: String(brand) }),
    ...(time?.from === undefined ? {} : { from: time.from }),
    ...(time?.until === undefined ? {} : { to: time.until }),
  };
}

import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import { tooManyRequests } from '#http/errors.ts';
import { betweenOf, IdParam, TextParam, TimeParam } from '#http/filters.ts';

/** Filters of the log; a line must match all given ones. */
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
    'NDJSON, compressed with gzip: a header, one event per line as stored in the event store, and a closing line with counts and a SHA-256',
  content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } },
});

/** `from` and `to` are ISO instants; `to` is exclusive. */
export interface LogChoice {
  stream?: string;
  category?: string;
  type?: string;
  brand?: string;
  from?: string;
  to?: string;
}

/** Yields the text of a log file until the signal aborts. Personal data stays sealed. */
export type LogText = (choice: LogChoice, signal: AbortSignal) => AsyncGenerator<string, unknown>;

/** Maximum concurrent downloads, as each reads much of the log. */
const atMost = 2;
const retrySeconds = 30;

/** A download that accepts no data for this long is cut off. */
const stalledAfterMs = 60_000;

/** Streams log files, with limited concurrency. The first part is read before the response begins, so that errors are sent. */
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
    const stalled = () => gzip.destroy(new Error('the client stopped reading the log file'));
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
      // A client that disconnects is not an error.
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

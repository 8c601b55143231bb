import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import Type, { type TObject } from 'typebox';
import { checked } from '#http/checked.ts';
import { tooManyRequests } from '#http/errors.ts';
import { operation } from '#http/operation.ts';
import { Position, positionOf } from '#http/positions.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../../deps.ts';
import type { Freshness } from '../freshness/freshness.ts';
import type { Advanced } from './contract.ts';
import { follow } from './follow.ts';

/** Declared as `Unsafe`, because TypeBox has no schema for this content type. */
const EventStream = Type.Unsafe<string>({
  description: 'Events `advanced`, each with its position as `id` and the advanced entities as `data`',
  content: { 'text/event-stream': { schema: { type: 'string' } } },
});

/** Query of the live updates: the last position that the caller received. */
const Since = Type.Object({ after: Type.Optional(Position) }, { additionalProperties: false });

/** Maximum open connections per person. */
const openAtMost = 50;
const retrySeconds = 60;

/** A comment line of the event stream, which keeps proxies from closing an idle connection. */
const quiet = ': quiet\n\n';

function eventText(advanced: Advanced | null): string {
  if (advanced === null) return quiet;
  return `id: ${advanced.position}\nevent: advanced\ndata: ${JSON.stringify(advanced)}\n\n`;
}

/** Server-sent events that name advanced entities, so that screens reload them. */
export function liveRoutes(deps: ReadDeps, freshness: Freshness): FastifyPluginAsync {
  return async (app) => {
    /** The person behind each open connection, to limit their number. */
    const open = new Map<AbortController, string>();
    // Aborts the connections at shutdown, as they would never end by themselves.
    app.addHook('preClose', async () => {
      for (const connection of open.keys()) connection.abort();
    });
    app.get(
      '/v1/live',
      {
        ...operation(
          ['staff', 'brand_admin'],
          {
            operationId: 'followAdvances',
            tags: ['live'],
            summary: 'Which entities advance, as server-sent events; it ends with the access token',
            querystring: Since,
            headers: Type.Object({ 'last-event-id': Type.Optional(Position) }),
            response: { 200: EventStream },
          },
          [429],
        ),
        exposeHeadRoute: false,
      },
      async (request, reply) => {
        const { after } = checked<TObject, typeof Since>(request).query;
        const from = positionOf(after ?? request.headers['last-event-id']);
        const connection = new AbortController();
        request.raw.on('close', () => connection.abort());
        const forgetToken = await app.tokens.onOver(request.headers.authorization, () => connection.abort());
        const { label, id } = callerOf(request);
        const person = `${label}:${id}`;
        const own = [...open.values()].filter((each) => each === person).length;
        if (own >= openAtMost) {
          forgetToken();
          throw tooManyRequests(retrySeconds);
        }
        open.set(connection, person);
        const forget = () => {
          forgetToken();
          open.delete(connection);
        };
        if (connection.signal.aborted) forget();
        else connection.signal.addEventListener('abort', forget);
        async function* texts() {
          const advances = follow(deps, freshness, callerOf(request), from, connection.signal);
          for await (const advanced of advances) yield eventText(advanced);
        }
        const stream = Readable.from(texts());
        return (
          reply
            .header('content-type', 'text/event-stream')
            .header('x-accel-buffering', 'no')
            // Asks the client to close the connection, as keep-alive would delay the shutdown after the stream ends.
            .header('connection', 'close')
            .send(stream)
        );
      },
    );
  };
}

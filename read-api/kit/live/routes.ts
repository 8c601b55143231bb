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

/** Unsafe, since a content type of its own is no TypeBox schema. */
const EventStream = Type.Unsafe<string>({
  description: 'Events `advanced`, each with its position as `id` and, as `data`, what advanced',
  content: { 'text/event-stream': { schema: { type: 'string' } } },
});

/** The last position that the caller has heard of. */
const Since = Type.Object({ after: Type.Optional(Position) }, { additionalProperties: false });

/** A person has so many pages open at most. */
const openAtMost = 50;
const retrySeconds = 60;

/** A comment keeps proxies from taking a quiet connection for a dead one. */
const quiet = ': quiet\n\n';

function eventText(advanced: Advanced | null): string {
  if (advanced === null) return quiet;
  return `id: ${advanced.position}\nevent: advanced\ndata: ${JSON.stringify(advanced)}\n\n`;
}

/** Server-sent events that say which entities have advanced, so that a screen reads again what it shows of them. */
export function liveRoutes(deps: ReadDeps, freshness: Freshness): FastifyPluginAsync {
  return async (app) => {
    /** Of whom each open connection is. */
    const open = new Map<AbortController, string>();
    // A connection that never ends would keep the server from stopping.
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
            // Kept alive after its end, it would hold up a server that stops.
            .header('connection', 'close')
            .send(stream)
        );
      },
    );
  };
}

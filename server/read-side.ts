import type { FastifyInstance } from 'fastify';
import { ApiError, unavailable } from '#http/errors.ts';
import { highestLimit } from '#http/lists.ts';
import { minPositionHeader, positionHeader } from '#http/positions.ts';
import { traceHeader } from '#telemetry/tracing.ts';
import type { ReadSide } from '#write-api/read-side.ts';

/** Timeout of a call to the read API in ms. The slowest lists take a second. */
const patienceMs = 20_000;

interface ListPage {
  count: number;
  data: { id: number }[];
}

/** Returns a client of the read API at its URL. Without a URL it calls the read API in this process. */
export function readSideOf(app: FastifyInstance, readApiUrl: string | undefined): ReadSide {
  const ask = async (path: string, headers: Headers, atLeast?: bigint) => {
    const { status, position, body } =
      readApiUrl === undefined
        ? await here(app, path, headers)
        : await there(new URL(path, readApiUrl), headers);
    if (atLeast !== undefined && status === 200 && position < atLeast) throw unavailable('the list');
    if (status === 200) return body;
    const { errorCode, message, detail } = body as { errorCode: string; message: string; detail: object };
    throw new ApiError(status, errorCode, message, { detail: { ...detail } });
  };
  return {
    async listIds(list, filter, authorization, limit, atLeast) {
      const headers = {
        authorization,
        ...(atLeast !== undefined && { [minPositionHeader]: String(atLeast) }),
      };
      const pageAt = async (offset: number) => {
        const size = String(Math.min(limit - offset, highestLimit));
        const query = new URLSearchParams({ ...filter, limit: size, offset: String(offset) });
        return (await ask(`${list}?${query}`, headers, atLeast)) as ListPage;
      };
      const first = await pageAt(0);
      const ids = first.data.map((row) => row.id);
      while (ids.length < Math.min(limit, first.count)) {
        const { data } = await pageAt(ids.length);
        if (data.length === 0) break;
        ids.push(...data.map((row) => row.id));
      }
      return { count: first.count, ids: [...new Set(ids)] };
    },
    get: (path, authorization, atLeast) =>
      ask(path, { authorization, [minPositionHeader]: String(atLeast) }, atLeast),
  };
}

type Headers = Record<string, string>;

async function here(app: FastifyInstance, url: string, headers: Headers) {
  const response = await app.inject({ method: 'GET', url, headers });
  const position = BigInt(String(response.headers[positionHeader] ?? -1));
  return { status: response.statusCode, position, body: response.json() as unknown };
}

async function there(url: URL, headers: Headers) {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(url, { headers: { ...headers, ...traceHeader() }, signal });
    const position = BigInt(response.headers.get(positionHeader) ?? -1);
    return { status: response.status, position, body: (await response.json()) as unknown };
  } catch {
    // A proxy in between answers with a page when it does not reach the read API.
    throw unavailable('the read API');
  }
}

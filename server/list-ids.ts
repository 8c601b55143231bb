import type { FastifyInstance } from 'fastify';
import { ApiError, unavailable } from '#http/errors.ts';
import { traceHeader } from '#telemetry/tracing.ts';
import type { WriteDeps } from '#write-api/deps.ts';

interface ListPage {
  count: number;
  data: { id: number }[];
}

/**
 * Asks a read list which ids a filter matches, with the caller's own token, so that nobody acts on more than they
 * see: the read API at its address, or the one in this same process.
 */
export function listIdsFrom(app: FastifyInstance, readApiUrl: string | undefined): WriteDeps['listIds'] {
  return async (list, filter, authorization, limit) => {
    const query = new URLSearchParams({ ...filter, limit: String(limit), offset: '0' });
    const path = `${list}?${query}`;
    const { status, body } =
      readApiUrl === undefined
        ? await here(app, path, authorization)
        : await there(new URL(path, readApiUrl), authorization);
    if (status === 200) {
      const page = body as ListPage;
      return { count: page.count, ids: page.data.map((row) => row.id) };
    }
    const { errorCode, message, detail } = body as { errorCode: string; message: string; detail: object };
    throw new ApiError(status, errorCode, message, { detail: { ...detail } });
  };
}

async function here(app: FastifyInstance, url: string, authorization: string) {
  const response = await app.inject({ method: 'GET', url, headers: { authorization } });
  return { status: response.statusCode, body: response.json() as unknown };
}

async function there(url: URL, authorization: string) {
  const response = await fetch(url, { headers: { authorization, ...traceHeader() } }).catch(() => {
    throw unavailable('the read API');
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

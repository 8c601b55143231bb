import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Listed, pageOf } from '#http/lists.ts';
import { callerOf } from '#http/rights.ts';
import type { ReadDeps } from '../deps.ts';
import { showing } from './freshness/hook.ts';
import { scopeKey } from './scope.ts';
import { withSignedOrigins } from './shown/sign-origins.ts';

type Id = number | string;

/** A page as sent, and the ids of its rows. */
interface KeptPage {
  /** JSON of the page, encoded once for all callers. */
  bytes: Buffer;
  ids: readonly Id[];
}

/** Cache of pages for the current moment of the read models; cleared once they advance. */
export interface KeptPages {
  at(moment: string, key: string, read: () => Promise<KeptPage>): Promise<KeptPage>;
}

/** Maximum bytes of all pages together. */
const highestSize = 32 * 2 ** 20;

/**
 * Each event makes all open lists reload at once, mostly with the same query. The cache reads the page once for all.
 */
export function createKeptPages(): KeptPages {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: highestSize,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const underWay = new Map<string, Promise<KeptPage>>();
  let current = '';
  return {
    async at(moment, key, read) {
      if (moment !== current) {
        kept.clear();
        underWay.clear();
        current = moment;
      }
      const known = kept.get(key) ?? underWay.get(key);
      if (known !== undefined) return known;
      const reading = read();
      underWay.set(key, reading);
      try {
        const page = await reading;
        if (moment === current) kept.set(key, page);
        return page;
      } finally {
        if (underWay.get(key) === reading) underWay.delete(key);
      }
    },
  };
}

/** Answers a list's page from the cache, or with the result of `read`. Callers with the same scope share a page. */
export async function answerPage(
  { pages, now }: Pick<ReadDeps, 'pages' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  projection: string,
  read: () => Promise<Listed<{ id: Id }>>,
): Promise<void> {
  // The key includes the minute, as some columns and filters depend on the current time, and the URL, as pages link
  // to their neighbours.
  const minute = now().toISOString().slice(0, 16);
  const { protocol, host, originalUrl } = request;
  const key = [minute, scopeKey(callerOf(request)), protocol, host, originalUrl].join(' ');
  const { bytes, ids } = await pages.at(request.moment, key, async () => {
    const page = pageOf(request, await read());
    // The hook that signs addresses skips bytes, so the page is signed here.
    const signed = withSignedOrigins(page, request.server.tokens.links);
    return { bytes: Buffer.from(JSON.stringify(signed)), ids: page.data.map(({ id }) => id) };
  });
  showing(request, projection, ids);
  reply.type('application/json; charset=utf-8').send(bytes);
}

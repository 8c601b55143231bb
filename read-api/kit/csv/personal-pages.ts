import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { TSchema } from 'typebox';
import { defaultLimit } from '#http/lists.ts';
import { callerOf } from '#http/rights.ts';
import { seesPersons } from '../scope.ts';
import { noteFile } from './export-note.ts';

/** Number of rows of one list whose reading within an hour counts as an export. */
const rowsOfAFile = 500;
const hourMs = 3_600_000;
/** Maximum pairs of person and list that are tracked; the least recently used ones are dropped. */
const remembered = 2_000;

/** Fields that identify a person or contain contact data. */
const personal = new Set([
  'realName',
  'phone',
  'email',
  'recipient',
  'address',
  'address1',
  'birthday',
  'guardian',
]);

interface Read {
  pages: Set<string>;
  rows: number;
}

/**
 * Records paged reading like an export, each time a person reads 500 rows of a list within an hour. Reading the same page
 * again counts once, as open lists refresh. Each process counts its own answers.
 */
export function notePersonalPages(app: FastifyInstance, clock: () => Date): void {
  const reads = new LRUCache<string, Read>({
    max: remembered,
    ttl: hourMs,
    perf: { now: () => clock().getTime() },
  });
  app.addHook('onRoute', (route) => {
    const list = personalListOf(route);
    if (list === null) return;
    const count = async (request: FastifyRequest) => {
      const caller = callerOf(request);
      if (!seesPersons(caller)) return;
      const key = `${caller.label}:${caller.id} ${list}`;
      const known = reads.get(key);
      const read = known ?? { pages: new Set<string>(), rows: 0 };
      if (known === undefined) reads.set(key, read);
      if (read.pages.has(request.originalUrl)) return;
      const { limit = defaultLimit } = request.query as { limit?: number };
      const rows = read.rows + limit;
      // Records the export before the answer: unrecorded personal data must not be sent.
      if (rows >= rowsOfAFile) await noteFile(request, list, async () => rows);
      read.pages.add(request.originalUrl);
      read.rows = rows >= rowsOfAFile ? 0 : rows;
    };
    route.preHandler = [...[route.preHandler ?? []].flat(), count];
  });
}

/** Name for the export record of a route with personal data (`pages-of-users`); null for all other routes. */
function personalListOf({ method, url, schema }: RouteOptions): string | null {
  const { 200: answer } = (schema?.response ?? {}) as Record<number, TSchema | undefined>;
  const rows = propertiesOf(answer).data;
  const row = (rows as { items?: TSchema } | undefined)?.items;
  if (method !== 'GET' || row === undefined) return null;
  return tellsOfPersons(row) ? `pages-of-${url.replace(/^\/v\d+\//, '').replaceAll(/[/:]+/g, '-')}` : null;
}

/** Whether a row schema has personal fields, also nested ones: a tryset's member, a parcel's recipient. */
function tellsOfPersons(row: TSchema): boolean {
  const { anyOf = [], items } = row as { anyOf?: TSchema[]; items?: TSchema };
  return (
    Object.entries(propertiesOf(row)).some(
      ([name, schema]) => personal.has(name) || tellsOfPersons(schema),
    ) || [...anyOf, ...(items === undefined ? [] : [items])].some(tellsOfPersons)
  );
}

function propertiesOf(schema: TSchema | undefined): Readonly<Record<string, TSchema>> {
  return (schema as { properties?: Record<string, TSchema> } | undefined)?.properties ?? {};
}

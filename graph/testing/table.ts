import { expect } from 'vitest';
import type { Caller } from '#http/caller.ts';
import { type Ask, asker } from '#test/ask.ts';
import { type TestServer, testServer } from '#test/server.ts';
import { allOperations } from './operations.ts';

export const kinds = ['staff', 'auditor', 'ownBrand', 'otherBrand', 'member', 'nobody'] as const;
export type Kind = (typeof kinds)[number];

// biome-ignore lint/suspicious/noExplicitAny: a test looks into the answer as it likes.
type Json = any;

export interface Good {
  variables: Record<string, unknown>;
  /** The brand of the entity; any brand if the operation names no entity. */
  brandId: number;
}

interface Twin {
  method: string;
  path: string;
  body?: object;
}

/** One operation of the graph beside its REST twin. */
export interface Case {
  name: string;
  admits: readonly Kind[];
  /** Finds an entity in the demo that takes the operation. */
  good(house: House): Promise<Good>;
  // biome-ignore lint/suspicious/noExplicitAny: the variables of each operation differ.
  twin(variables: any, good: Good): Twin;
  /** The REST read that has the facts of a mutation's answer; null if the answer is no entity. */
  // biome-ignore lint/suspicious/noExplicitAny: the variables of each operation differ.
  facts?(variables: any, good: Good): string | null;
  /** Error codes of refusals that the graph words itself, because REST takes these inputs in its path. */
  ownErrors?: Partial<Record<Kind, string>>;
  /** Compares the answers, if their fields have different names. */
  same?(answer: Json, twin: Json, kind: Kind): void;
  /** The system goes on in the same stream, such as with an automatic check. So the revision may be higher a moment later. */
  isFollowed?: true;
}

export interface House {
  server: TestServer;
  callers: Record<'staff' | 'auditor' | 'member', Caller>;
  brandIds: number[];
  ask: Ask;
  /** Returns a row of a REST list that no other case took. */
  take(path: string, isWanted?: (row: Json) => boolean): Promise<Json>;
  graph(caller: Caller | null, name: string, variables: object, key?: string): Promise<Json>;
}

export async function openHouse(): Promise<House> {
  const server = await testServer({ seed: 'demo' });
  const ask = asker(server);
  const owner: Caller = { label: 'staff', id: 1, name: 'Kim', roles: ['owner'] };
  const rows = async (path: string) => (await ask(owner, 'GET', path)).body.data as Json[];
  const [colleague, [member], brands] = await Promise.all([
    rows('/v1/staff'),
    rows('/v1/users?role=curator&limit=1'),
    rows('/v1/brands'),
  ]);
  const id = colleague[0].id;
  const texts = new Map(allOperations().map(({ name, text }) => [name, text]));
  const taken = new Set<string>();
  return {
    server,
    ask,
    brandIds: brands.map((brand) => brand.id),
    callers: {
      staff: { ...owner, id },
      auditor: { ...owner, id, roles: ['auditor'] },
      member: { label: 'user', id: member.id, name: 'Park' },
    },
    async take(path, isWanted = () => true) {
      const [kind] = path.split('?');
      const row = (await rows(path)).find((each) => !taken.has(`${kind} ${each.id}`) && isWanted(each));
      if (row === undefined) throw new Error(`the demo has no row left in ${path}`);
      taken.add(`${kind} ${row.id}`);
      return row;
    },
    async graph(caller, name, variables, key) {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-min-position': ask.position(),
          ...(caller && { authorization: await server.authorization(caller) }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify({ query: texts.get(name), variables }),
      });
      return { status: response.status, ...((await response.json()) as object) };
    },
  };
}

export function adminOf(brandId: number): Caller {
  return { label: 'brand_admin', id: 1, name: 'Lee', brandId, brand: { name: 'One', nameKo: null } };
}

export function callerOf(house: House, kind: Kind, brandId: number): Caller | null {
  switch (kind) {
    case 'nobody':
      return null;
    case 'ownBrand':
      return adminOf(brandId);
    case 'otherBrand':
      return adminOf(house.brandIds.find((id) => id !== brandId) ?? 0);
    default:
      return house.callers[kind];
  }
}

const restName = (name: string) => name.replace(/At$/, 'Time').replace(/StatusV2$/, 'Status');
/** Addresses of pictures are signed anew for each answer. */
const differing = new Set(['url', 'origin', 'small', 'standard', 'imageUrl', 'imageFullPath']);

/** Compares the fields of a graph answer with the fields of the same name in the REST answer; returns how many it compared. */
export function sameFacts(graph: Json, rest: Json): number {
  if (Array.isArray(graph) && Array.isArray(rest)) {
    expect(graph.length).toBe(rest.length);
    return graph.reduce((count, each, index) => count + sameFacts(each, rest[index]), 0);
  }
  if (typeof graph !== 'object' || graph === null || typeof rest !== 'object' || rest === null) return 0;
  return Object.entries(graph).reduce((count, [name, value]) => {
    const twin = name in rest ? name : restName(name);
    if (!(twin in rest) || differing.has(name)) return count;
    const isScalar = typeof value !== 'object' || value === null;
    if (!isScalar) return count + sameFacts(value, rest[twin]);
    if (typeof rest[twin] === 'object' && rest[twin] !== null) return count;
    // A benchmark's item has an id of its own in the graph.
    if (typeof value === 'string' && typeof rest[twin] === 'number') return count;
    expect([name, value]).toEqual([name, rest[twin]]);
    return count + 1;
  }, 0);
}

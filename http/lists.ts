import type { FastifyRequest } from 'fastify';
import Type, { type TProperties } from 'typebox';

export const defaultLimit = 20;
export const highestLimit = 500;
/** The highest accepted offset: far beyond any list, yet small enough for every database. */
const highestOffset = 1_000_000_000;

export const PagingProperties = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: highestLimit, description: `Default ${defaultLimit}` }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: highestOffset, description: 'Default 0' })),
};

/** One way to sort a list; the id breaks ties in the same direction. */
export interface Sorting<Field extends string = string> {
  field: Field;
  descending: boolean;
}

export interface Paging {
  limit: number;
  offset: number;
}

/** Builds the query schema of a list with these filters. An unknown query parameter answers 400, which lists the known ones. */
export function ListQuery<Filters extends TProperties>(filters: Filters) {
  return Type.Object({ ...PagingProperties, ...filters }, { additionalProperties: false });
}

/** The schema of the parameter `order`: a field name, prefixed with `-` for descending order. */
export function OrderParam(fields: readonly string[]) {
  return Type.Optional(Type.Enum(fields.flatMap((field) => [field, `-${field}`])));
}

export function pagingOf(query: { limit?: number; offset?: number }): Paging {
  return { limit: query.limit ?? defaultLimit, offset: query.offset ?? 0 };
}

/**
 * Returns the sorting that the parameter `order` requests, or the list's default. The query's schema has rejected all other
 * values.
 */
export function sortingOf<const Field extends string>(
  text: string | undefined,
  otherwise: Sorting<Field>,
): Sorting<Field> {
  if (text === undefined) return otherwise;
  const descending = text.startsWith('-');
  return { field: (descending ? text.slice(1) : text) as Field, descending };
}

export interface PageOf<Row> {
  count: number;
  length: number;
  next: string | null;
  previous: string | null;
  data: Row[];
}

/** One page of a list's rows, and the exact number of all its rows. */
export interface Listed<Row> {
  paging: Paging;
  count: number;
  data: Row[];
}

/** Builds a page with absolute links to the next and previous page. The links keep the request's other parameters. */
export function pageOf<Row>(request: FastifyRequest, { paging, count, data }: Listed<Row>): PageOf<Row> {
  const { limit, offset } = paging;
  const isLast = offset + data.length >= count || data.length === 0;
  return {
    count,
    length: data.length,
    next: isLast ? null : link(request, limit, offset + limit),
    previous: offset === 0 ? null : link(request, limit, Math.max(0, Math.min(offset, count) - limit)),
    data,
  };
}

/** Builds a page of a list whose rows are all in memory. */
export function pageOfWhole<Row>(
  request: FastifyRequest,
  query: { limit?: number; offset?: number },
  whole: readonly Row[],
): PageOf<Row> {
  const paging = pagingOf(query);
  const { limit, offset } = paging;
  return pageOf(request, { paging, count: whole.length, data: whole.slice(offset, offset + limit) });
}

function link(request: FastifyRequest, limit: number, offset: number): string {
  const [path, query = ''] = request.originalUrl.split('?');
  const params = new URLSearchParams(query);
  params.set('limit', String(limit));
  params.set('offset', String(offset));
  return `${request.protocol}://${request.host}${path}?${params}`;
}

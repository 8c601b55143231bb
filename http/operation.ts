import type { FastifyContextConfig, FastifySchema } from 'fastify';
import type { TSchema } from 'typebox';
import type { AskedOfStaff } from '#domain/staff-role-kinds.ts';
import { ErrorAnswer } from './contract.ts';
import type { Who } from './rights.ts';

interface OperationSchema extends FastifySchema {
  operationId: string;
  tags: readonly string[];
  summary: string;
  response: Record<number, TSchema>;
}

/** Descriptions of the error status codes. Each call lists the codes it can answer. */
const failures: Record<number, string> = {
  400: 'A parameter or the body is wrong; `detail.fields` names each',
  401: 'No access token, or a forged one',
  403: 'Not for this caller, or the access token has expired (`auth.token_expired`)',
  404: 'There is none, or none that this caller may see',
  405: 'Not for this kind of entity; the error says what to do instead',
  409: 'The present state stands in the way',
  412: 'The entity is at another revision than `If-Match` says',
  413: 'The body is too large',
  415: 'A body of a content type that the call does not take',
  422: 'Well formed, but against a rule',
  429: 'Too many requests',
  503: 'The event store or the database is away; the same request may be sent again',
};

const failureAnswer = (description: string) => ({ ...ErrorAnswer, description });

/** The schemas of the error answers. All calls share them, since a server has thousands. */
const failureAnswers = new Map(
  Object.entries(failures).map(([code, description]) => [Number(code), failureAnswer(description)]),
);
const refused = failureAnswer('Refused');

/**
 * Declares one call for the router and the OpenAPI document: its callers, its schema and its error codes. The codes of every
 * call (400, 401, 403, 503) need no listing. `staff` sets the required staff role if it does not follow from the method. ```ts
 * app.get('/v1/stocks/:id', operation(['staff'], { operationId: 'getStock', … }, [404]), async (request) => …) ```
 */
export function operation<const Schema extends OperationSchema>(
  who: Who,
  schema: Schema,
  failuresToo: readonly number[] = [],
  staff?: AskedOfStaff,
): { schema: Schema; config: FastifyContextConfig } {
  const codes = [400, ...(who === 'public' ? [] : [401, 403]), ...failuresToo, 503];
  const described = codes.map((code) => [code, failureAnswers.get(code) ?? refused]);
  const security = who === 'public' ? [] : [{ bearer: [] }];
  const response = { ...schema.response, ...Object.fromEntries(described) };
  return {
    schema: { ...schema, security, response },
    config: { who, ...(staff !== undefined && { staff }) },
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ExecutionArgs, type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import type { OperationArgs, RequestParams, Response } from 'graphql-http';
import { createHandler } from 'graphql-http/lib/use/fastify';
import { knownError, unexpected } from '#http/error-answer.ts';
import { type ApiError, unavailable } from '#http/errors.ts';
import type { AccessTokens } from '#http/token.ts';
import { type ContextValue, GraphContext } from './context.ts';
import { documentsOf } from './documents.ts';
import { type AcceptedOperations, listedOperations, textOf } from './listed-operations.ts';
import { isOpenToAll } from './open-operations.ts';
import { faultsOf, operationOf } from './operation-of.ts';
import { invalidOperation, refusalOfError } from './refusal.ts';
import { noText, requestParams, sha256HashOf } from './request-params.ts';
import type { SendRest } from './rest-call.ts';

export interface GraphOptions {
  schema: GraphQLSchema;
  tokens: Pick<AccessTokens, 'verify'>;
  send: SendRest;
  accepted: AcceptedOperations;
}

/** Returns the Fastify handler of GraphQL over HTTP. It checks each operation completely before any call runs. */
export function graphHandler({ schema, tokens, send, accepted }: GraphOptions) {
  const listed = listedOperations();
  const checkedOf = documentsOf(schema);

  async function begin(
    request: FastifyRequest,
    signal: AbortSignal,
    params: RequestParams,
  ): Promise<OperationArgs<ContextValue> | readonly GraphQLError[]> {
    const query = params.query === noText ? null : params.query;
    const text = textOf(listed, accepted, { query, sha256Hash: sha256HashOf(params) });
    const asking = { operationName: params.operationName ?? null, variables: { ...params.variables } };
    const checked = checkedOf(text);
    const operation = operationOf(checked.document, asking);
    const caller = isOpenToAll(operation) ? null : await tokens.verify(request.headers.authorization);
    const faults = faultsOf(schema, checked, operation, asking);
    if (faults.length > 0) return faults;
    const { headers, ip: address, host, protocol } = request;
    const graph = new GraphContext(send, { headers, from: { address, host, protocol }, signal });
    return {
      schema,
      document: checked.document,
      operationName: asking.operationName,
      variableValues: asking.variables,
      contextValue: { graph, caller },
      abortSignal: signal,
      hideSuggestions: true,
    };
  }

  return createHandler<ContextValue>({
    parseRequestParams: requestParams,
    async onSubscribe({ raw, context }, params) {
      try {
        return await begin(raw, untilGone(context.reply), params);
      } catch (error) {
        // An error of the text has the status that the accepted media type asks for.
        if (error instanceof GraphQLError) return [error];
        return refusedWith(reported(error, raw));
      }
    },
    execute: (args) => settled(args),
    onOperation: ({ raw }, { contextValue }, { errors, ...result }): ExecutionResult => ({
      ...result,
      ...(errors && { errors: errors.map((error) => answered(error, raw)) }),
      extensions: { ...contextValue?.graph.extensions() },
    }),
    formatError: (error) =>
      error instanceof GraphQLError && hasCode(error)
        ? error
        : refusalOfError(invalidOperation(error.message)),
  });
}

/** Executes an operation. An aborted execution rejects; its error becomes the result, which the gone client does not read. */
async function settled(args: ExecutionArgs): Promise<ExecutionResult> {
  try {
    return await execute(args);
  } catch (error) {
    const isAway = args.abortSignal?.aborted === true;
    const originalError = isAway ? unavailable('the client') : error;
    return { errors: [new GraphQLError('the execution ended', { originalError: asError(originalError) })] };
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Returns a signal that aborts when the client disconnects before it has the answer. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

/** Returns the error of a field for the client. An error that no call answered keeps its place and reveals nothing. */
function answered(error: GraphQLError, request: FastifyRequest): GraphQLError {
  if (hasCode(error)) return error;
  const { nodes, path, originalError = error } = error;
  const { message, extensions } = refusalOfError(reported(originalError, request));
  return new GraphQLError(message, { nodes, path, extensions });
}

const hasCode = ({ extensions }: GraphQLError) => typeof extensions.errorCode === 'string';

/** Returns the error for the client; logs an unexpected one. */
function reported(error: unknown, request: FastifyRequest): ApiError {
  const known = knownError(error, request);
  if (known === null) request.log.error(error);
  return known ?? unexpected(request.id);
}

/** Answers a refusal with its own status, in every media type. */
function refusedWith(error: ApiError): Response {
  const headers = { ...error.headers, 'content-type': 'application/json; charset=utf-8' };
  const body = JSON.stringify({ errors: [refusalOfError(error)] });
  return [body, { status: error.statusCode, statusText: error.errorCode, headers }];
}

import { GraphQLError } from 'graphql';
import type { ErrorAnswer } from '#http/contract.ts';
import { ApiError, parameterMissing } from '#http/errors.ts';

/** Builds the error of a refused call. Its extensions have the fields of the REST answer, and the HTTP status. */
export function refusalOf(
  status: number,
  { errorCode, message, detailCode, detail }: ErrorAnswer,
): GraphQLError {
  return new GraphQLError(message, { extensions: { errorCode, detailCode, detail, status } });
}

/** Builds the error that reports an `ApiError` to a client of the graph. */
export function refusalOfError(error: ApiError): GraphQLError {
  return refusalOf(error.statusCode, error);
}

/** The error 400 for an operation above a limit. `what` names the measured parts in the plural. */
export function tooLarge(what: string, measured: number, limit: number): ApiError {
  const message = `the operation has ${measured} ${what}, and ${limit} are allowed; send smaller operations`;
  return new ApiError(400, 'graph.too_large', message, { detail: { what, measured, limit } });
}

/** The error 400 for a text that is no valid operation of the schema. */
export function invalidOperation(message: string): ApiError {
  return new ApiError(400, 'graph.invalid', message);
}

/** The error 400 for an input that this use of an operation requires. */
export function inputMissing(name: string, operation: string): GraphQLError {
  const fields = [{ in: 'body' as const, name, message: 'is required' }];
  return refusalOfError(parameterMissing(name, operation, fields));
}

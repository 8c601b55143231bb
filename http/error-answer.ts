import type { FastifyRequest } from 'fastify';
import { isOutOfRoom, isUnavailability } from './availability.ts';
import type { ErrorAnswer } from './contract.ts';
import { ApiError, noRoom, parameterMissing, unavailable } from './errors.ts';
import { operationOf } from './operation-name.ts';
import { RequestValidationError } from './validation.ts';

interface Failure {
  code?: string;
  statusCode?: number;
  message: string;
}

/** Converts any error to its documented answer; returns null for an unexpected error (a bug). */
export function knownError(error: unknown, request: FastifyRequest): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof RequestValidationError) return error.toApiError(operationOf(request));
  if (isOutOfRoom(error)) return noRoom();
  if (isUnavailability(error)) return unavailable('the event store or the database');
  if (!(error instanceof Error)) return null;
  return fromFramework(error, request);
}

export function answerOf(error: ApiError): ErrorAnswer {
  const { errorCode, message, detailCode, detail } = error;
  return { errorCode, message, detailCode, detail };
}

/** The answer to an unexpected error: it reveals only the request's id, which finds the log entry. */
export function unexpected(requestId: string): ApiError {
  return new ApiError(500, 'service.unexpected', 'something went wrong here; the log knows it by the id', {
    detail: { requestId },
  });
}

function fromFramework(error: Failure, request: FastifyRequest): ApiError | null {
  switch (error.code) {
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return parameterMissing('body', operationOf(request), [
        { in: 'body', name: 'body', message: 'is required' },
      ]);
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return malformedJson();
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new ApiError(413, 'request.too_large', 'the body is larger than this call takes');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new ApiError(415, 'request.media_type', 'this call does not take a body of that content type', {
        detail: { contentType: request.headers['content-type'] ?? null },
      });
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError(400, 'request.content_length', 'the body is not as long as Content-Length says');
  }
  const status = error.statusCode ?? 500;
  // The JSON parser's SyntaxError has a status; a SyntaxError without one is our bug.
  if (error instanceof SyntaxError && status === 400) return malformedJson();
  return status >= 400 && status < 500 ? new ApiError(status, 'request.refused', error.message) : null;
}

function malformedJson(): ApiError {
  return new ApiError(400, 'request.malformed_json', 'the body is not valid JSON');
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { answerOf } from './error-answer.ts';
import { ApiError } from './errors.ts';

const tooLong: Record<string, ApiError> = {
  HPE_HEADER_OVERFLOW: new ApiError(431, 'request.headers_too_large', 'the headers are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiError(408, 'request.timeout', 'the request did not come in time'),
};
const malformed = new ApiError(400, 'request.malformed', 'this is not an HTTP request');

/** Answers malformed HTTP with an error in the usual shape. Such a request never reaches a route. */
export function clientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const answer = tooLong[error.code ?? ''] ?? malformed;
  const body = JSON.stringify(answerOf(answer));
  socket.end(
    [
      `HTTP/1.1 ${answer.statusCode} ${STATUS_CODES[answer.statusCode]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

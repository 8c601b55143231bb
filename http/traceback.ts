import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether answers to unexpected errors contain a traceback; see `showTracebacks`. */
    showsTracebacks?: boolean;
  }
}

const deepestCause = 5;

/** Lets `app` and everything below it answer unexpected errors with their traceback. For debugging only. */
export function showTracebacks(app: { decorate(name: 'showsTracebacks', value: boolean): unknown }): void {
  app.decorate('showsTracebacks', true);
}

/** The traceback to answer with; null unless the server shows tracebacks. */
export function shownTraceback(error: unknown, request: FastifyRequest): string | null {
  return request.server.showsTracebacks === true ? tracebackOf(error) : null;
}

/** The names and stack frames of an error and its causes. It leaves out messages, which may hold personal data. */
export function tracebackOf(error: unknown): string {
  const parts: string[] = [];
  for (let each = error; each instanceof Error && parts.length < deepestCause; each = each.cause) {
    parts.push([each.constructor.name, ...framesOf(each)].join('\n'));
  }
  return parts.length === 0 ? typeof error : parts.join('\ncaused by ');
}

/** The frames below the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const below = start === -1 ? '' : stack.slice(start + message.length);
  return below.split('\n').filter((line) => /^ {4}at /.test(line));
}

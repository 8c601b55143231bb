import type { GraphQLResolveInfo } from 'graphql';
import type { Caller } from '#http/caller.ts';
import type { ErrorAnswer } from '#http/contract.ts';
import { minPositionHeader, positionHeader, staleHeader } from '#http/positions.ts';
import { refusalOf } from './refusal.ts';
import { type Origin, type RestCall, type RestInput, type SendRest, urlOf } from './rest-call.ts';

/** The headers that each REST call of an operation takes over from the graph's request. */
const forwarded = ['authorization', 'accept-language', 'user-agent', 'if-match'] as const;

/** The options of a mutation; each may also be a header of the request. */
export interface MutationOptions {
  idempotencyKey?: string | null | undefined;
  reason?: string | null | undefined;
  revision?: string | null | undefined;
}

export interface GraphRequest {
  headers: Record<string, string | string[] | undefined>;
  from: Origin;
  /** Aborts when the client disconnects. */
  signal: AbortSignal;
}

export type Write = <Answer>(call: RestCall<Answer>, input?: RestInput) => Promise<Answer>;

/** The value that resolvers receive. */
export type ContextValue = {
  graph: GraphContext;
  /** Null for operations that need no access token. */
  caller: Caller | null;
};

/** The state of one operation: its request, and the positions that its calls reached. */
export class GraphContext {
  readonly #send: SendRest;
  readonly #request: GraphRequest;
  #position: bigint | null = null;
  #isStale = false;

  constructor(send: SendRest, request: GraphRequest) {
    this.#send = send;
    this.#request = request;
  }

  /** Sends a read that waits for the writes of this operation. */
  read<Answer>(call: RestCall<Answer>, input: RestInput = {}): Promise<Answer> {
    return this.#ask(call, input, this.#readHeaders());
  }

  /**
   * Returns a function that sends the writes of a root mutation. Their idempotency keys end in the field's alias; a second
   * write of the same field has the suffix 2.
   */
  writer({ path }: Pick<GraphQLResolveInfo, 'path'>, options?: MutationOptions | null): Write {
    let writes = 0;
    return (call, input = {}) => {
      writes += 1;
      const suffix = writes === 1 ? `${path.key}` : `${path.key}:${writes}`;
      const body = options?.reason ? { ...input.body, reason: options.reason } : input.body;
      return this.#ask(call, { ...input, ...(body && { body }) }, this.#writeHeaders(suffix, options ?? {}));
    };
  }

  /** The extensions of the answer: the highest position, and whether a read was behind it. */
  extensions(): Record<string, unknown> {
    if (this.#position === null) return {};
    return { position: String(this.#position), stale: this.#isStale };
  }

  async #ask<Answer>(
    call: RestCall<Answer>,
    input: RestInput,
    more: Record<string, string>,
  ): Promise<Answer> {
    const { headers: own, from, signal } = this.#request;
    const taken = forwarded.flatMap((name) => {
      const value = own[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const { 'if-match': seen, ...headers }: Record<string, string> = Object.fromEntries(taken);
    const {
      status,
      headers: answered,
      body,
    } = await this.#send({
      method: call.method,
      url: urlOf(call, input),
      headers: {
        ...headers,
        ...(call.method !== 'GET' && seen !== undefined && { 'if-match': seen }),
        accept: 'application/json',
        ...more,
      },
      ...(input.body !== undefined && { body: input.body }),
      from,
      signal,
    });
    this.#note(answered.get(positionHeader), answered.get(staleHeader));
    if (status >= 400) throw refusalOf(status, body as ErrorAnswer);
    return body as Answer;
  }

  #readHeaders(): Record<string, string> {
    const asked = this.#request.headers[minPositionHeader];
    const given = typeof asked === 'string' && /^\d{1,19}$/.test(asked) ? BigInt(asked) : null;
    const least = this.#position === null || (given ?? 0n) > this.#position ? asked : String(this.#position);
    return typeof least === 'string' ? { [minPositionHeader]: least } : {};
  }

  #writeHeaders(suffix: string, options: MutationOptions): Record<string, string> {
    const key = options.idempotencyKey ?? this.#request.headers['idempotency-key'];
    return {
      ...(typeof key === 'string' && { 'idempotency-key': `${key}:${suffix}` }),
      ...(options.revision && { 'if-match': `"${options.revision}"` }),
    };
  }

  #note(position: string | null, stale: string | null): void {
    if (stale !== null) this.#isStale = true;
    if (position === null || !/^\d+$/.test(position)) return;
    const reached = BigInt(position);
    if (this.#position === null || reached > this.#position) this.#position = reached;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An operation of the REST APIs. A test compares the path and the method with the OpenAPI documents. */
export interface RestCall<Answer = unknown> {
  operationId: string;
  method: Method;
  /** The path with parameters in OpenAPI's notation: `/v1/looks/{id}`. */
  path: string;
  /** Carries the type of the answer; never set. */
  readonly answer?: Answer;
}

export function restCall<Answer>(operationId: string, method: Method, path: string): RestCall<Answer> {
  return { operationId, method, path };
}

type Value = string | number | boolean | null | undefined;

/** The parameters and the body of a call. `query` leaves out undefined and null values. */
export interface RestInput {
  path?: Record<string, string | number>;
  query?: Record<string, Value | readonly (string | number)[]>;
  body?: object;
}

/** Builds the URL of a call. A list becomes one value with commas. */
export function urlOf(call: RestCall, { path = {}, query = {} }: RestInput): string {
  const filled = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined) throw new Error(`${call.operationId} needs the path parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** The client of the graph as its request arrived: its address for rate limits, and the host and protocol for links. */
export interface Origin {
  address: string;
  host: string;
  protocol: string;
}

export interface RestRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  body?: object;
  from: Origin;
  signal: AbortSignal;
}

export interface RestAnswer {
  status: number;
  headers: { get(name: string): string | null };
  body: unknown;
}

/** Sends a request to the REST API that serves it. */
export type SendRest = (request: RestRequest) => Promise<RestAnswer>;

/** An answer outside 200–299, with the server's error. */
export class ApiError extends Error {
  readonly method: string;
  readonly endpoint: string;
  readonly status: number;
  readonly errorCode: string;
  readonly detailCode: string | null;
  readonly detail: unknown;
  /** The server's stack of an unexpected error. Only a server that is being debugged sends it. */
  readonly traceback: string | null;

  constructor(init: {
    method: string;
    endpoint: string;
    status: number;
    errorCode: string;
    message: string;
    detailCode?: string | null;
    detail?: unknown;
    traceback?: string | null;
  }) {
    super(init.message);
    this.name = 'ApiError';
    this.method = init.method;
    this.endpoint = init.endpoint;
    this.status = init.status;
    this.errorCode = init.errorCode;
    this.detailCode = init.detailCode ?? null;
    this.detail = init.detail;
    this.traceback = init.traceback ?? null;
  }
}

/** Nobody is signed in, so the call was not sent. It counts as the 401 that the server would answer. */
export class SignedOutError extends ApiError {
  constructor(method: string, endpoint: string) {
    const message = `${method} ${endpoint} needs a sign-in`;
    super({ method, endpoint, status: 401, errorCode: 'auth.signed_out', message });
    this.name = 'SignedOutError';
  }
}

/** The server could not be reached, or its answer is not JSON. */
export class UnreachableError extends Error {
  readonly method: string;
  readonly endpoint: string;

  constructor(method: string, endpoint: string, cause: unknown) {
    super(`${method} ${endpoint} got no answer`, { cause });
    this.name = 'UnreachableError';
    this.method = method;
    this.endpoint = endpoint;
  }
}

/** The error of an answer. A body other than the documented error (a proxy's page) gets the code `http.<status>`. */
export async function errorOf(method: string, endpoint: string, response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parsed(text);
  return new ApiError({
    method,
    endpoint,
    status: response.status,
    errorCode: typeof body.errorCode === 'string' ? body.errorCode : `http.${response.status}`,
    message: typeof body.message === 'string' ? body.message : response.statusText,
    detailCode: typeof body.detailCode === 'string' ? body.detailCode : null,
    detail: body.detail,
    traceback: typeof body.traceback === 'string' ? body.traceback : null,
  });
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

import { ProviderAway } from './provider.ts';

export interface ProviderAnswer {
  status: number;
  /** The parsed body; an empty object if the body is not a JSON object. */
  body: Readonly<Record<string, unknown>>;
}

/**
 * Calls a provider. It does not follow redirects, which would send our secret elsewhere. Throws a `ProviderAway` if no answer
 * comes.
 */
export async function askProvider(
  url: string,
  patienceMs: number,
  init: RequestInit = {},
): Promise<ProviderAnswer> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const headers = { accept: 'application/json', ...init.headers };
    const response = await fetch(url, { ...init, headers, redirect: 'error', signal });
    return { status: response.status, body: objectIn(await response.text()) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ProviderAway(isLate ? 'it did not answer in time' : 'nobody answered');
  }
}

function objectIn(text: string): ProviderAnswer['body'] {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as ProviderAnswer['body']) : {};
  } catch {
    return {};
  }
}

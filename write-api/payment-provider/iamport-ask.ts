import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { ProviderAway } from './payment-provider.ts';

export interface IamportOptions {
  /** The address of Iamport's API: `https://api.iamport.kr`. */
  url: string;
  /** The shop's REST API key. */
  key: string;
  /** The shop's REST API secret. */
  secret: string;
  /** The timeout of a call in milliseconds; 30 seconds if omitted. */
  patienceMs?: number;
}

/** An answer of Iamport. `body` is null if it is not JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/**
 * The outer form of every answer. `code` is 0 on success; otherwise `message` gives the reason in Korean.
 * https://developers.portone.io/docs/en/api/billing-key-api/delete-billing-key-api
 */
const Wrapped = Type.Object({
  code: Type.Integer(),
  message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  response: Type.Optional(Type.Unknown()),
});

/** Calls Iamport and parses its answer. Throws `ProviderAway` if none comes. */
export async function askIamport(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  const { status, text } = await answered(url, init, signal);
  return { status, body: parsed(text) };
}

/** Returns the envelope of an answer. Throws `ProviderAway` if the answer has another shape. */
export function unwrapped({ status, body }: Answer): Static<typeof Wrapped> {
  if (Value.Check(Wrapped, body)) return body;
  throw new ProviderAway(`Iamport answered ${status} in an unknown format`);
}

/** Sends the request. It does not follow redirects, which would send the card elsewhere. */
async function answered(url: string, init: RequestInit, signal: AbortSignal) {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return { status: response.status, text: await response.text() };
  } catch {
    throw new ProviderAway(
      signal.aborted ? 'Iamport did not answer in time' : 'Iamport could not be reached',
    );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { PaymentsAway } from './payments.ts';

export interface IamportOptions {
  /** `https://api.iamport.kr`. */
  url: string;
  /** The shop's REST API key. */
  key: string;
  /** The shop's REST API secret. */
  secret: string;
  /** How long an answer is waited for; half a minute where it is left out. */
  patienceMs?: number;
}

/** An answer of Iamport: `body` is null where it is no JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/**
 * What every answer is wrapped in: `code` is 0 where it did as asked, and else `message` says in Korean why not.
 * https://developers.portone.io/docs/en/api/billing-key-api/delete-billing-key-api
 */
const Wrapped = Type.Object({
  code: Type.Integer(),
  message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  response: Type.Optional(Type.Unknown()),
});

/** Asks Iamport, and reads its answer. Throws `PaymentsAway` where none comes. */
export async function askIamport(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  const { status, text } = await answered(url, init, signal);
  return { status, body: parsed(text) };
}

/** What is wrapped in an answer. Throws `PaymentsAway` where it is of another shape. */
export function unwrapped({ status, body }: Answer): Static<typeof Wrapped> {
  if (Value.Check(Wrapped, body)) return body;
  throw new PaymentsAway(`Iamport answered ${status} in another shape`);
}

/** Redirects are not followed: they would carry the card elsewhere. */
async function answered(url: string, init: RequestInit, signal: AbortSignal) {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return { status: response.status, text: await response.text() };
  } catch {
    throw new PaymentsAway(
      signal.aborted ? 'Iamport was not waited for any longer' : 'Iamport was not reached',
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

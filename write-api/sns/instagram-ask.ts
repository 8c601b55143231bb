import Type from 'typebox';
import { Value } from 'typebox/value';
import { type Answer, ask, restMs } from './ask.ts';
import { SnsFailure } from './sns.ts';

export interface InstagramOptions {
  /** `https://graph.facebook.com/v24.0`. */
  url: string;
  /** `https://graph.instagram.com/v24.0`, which answers by members' own tokens. */
  loginUrl: string;
  /** The platform's own professional account, which asks about others. */
  userId: string;
  token: string;
}

/** One of Instagram's two services, and the token of whoever asks there. */
export type Access = Pick<InstagramOptions, 'url' | 'token'>;

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const Refusal = Type.Object({
  error: Type.Object({
    message: Type.Optional(Type.String()),
    code: Type.Integer(),
    error_subcode: Type.Optional(Type.Integer()),
  }),
});

const tokenGone = new Set([102, 190]);
const tooMany = new Set([4, 17, 32, 613, 80002]);
/** `Invalid user id`: an account of this name is private, no professional one, or none at all. */
const notDiscovered = 110;

/**
 * What one professional account is told of another, by its name; null where it is told of none. Throws an `SnsFailure` where
 * Instagram refuses. https://developers.facebook.com/docs/instagram-api/reference/ig-user/business_discovery
 */
export async function discover(
  { url, userId, token }: InstagramOptions,
  { account, wanted }: { account: string; wanted: string },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const fields = `business_discovery.username(${account}){${wanted}}`;
  const answer = await askInstagram({ url, token }, userId, { fields }, signal);
  return codeOf(answer) === notDiscovered ? null : told(answer);
}

/** Asks Instagram, and reads its answer whatever it is. */
export function askInstagram(
  { url, token }: Access,
  path: string,
  asked: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const address = new URL(`${url.replace(/\/$/, '')}/${path}`);
  address.search = new URLSearchParams(asked).toString();
  return ask(address, { authorization: `Bearer ${token}` }, signal);
}

/** What an answer tells. Throws an `SnsFailure` where it is a refusal. */
export function told(answer: Answer): unknown {
  if (answer.status === 200) return answer.body;
  throw refused(answer);
}

/** By which code an answer refuses; null where it names none. */
export function codeOf({ body }: Answer): number | null {
  return Value.Check(Refusal, body) ? body.error.code : null;
}

export function unreadable(what: string): SnsFailure {
  return new SnsFailure('unreadable', `Instagram's answer to ${what} is of another shape`);
}

function refused(answer: Answer): SnsFailure {
  const { status, headers } = answer;
  const code = codeOf(answer);
  const why = `Instagram answered ${status}${code === null ? '' : ` code ${code}`}`;
  if (status === 429 || (code !== null && tooMany.has(code))) {
    return new SnsFailure('rate_limited', why, restMs(headers) ?? regainMs(headers));
  }
  if (status === 401 || (code !== null && tokenGone.has(code))) return new SnsFailure('not_authorized', why);
  return new SnsFailure(status >= 500 ? 'unreachable' : 'unreadable', why, restMs(headers));
}

const Usage = Type.Record(
  Type.String(),
  Type.Array(Type.Object({ estimated_time_to_regain_access: Type.Optional(Type.Number()) })),
);

/** When access comes back, as `x-business-use-case-usage` tells it in minutes, in ms; null where it does not. */
function regainMs(headers: Headers): number | null {
  const said = headers.get('x-business-use-case-usage');
  const usage: unknown = said === null ? null : parsed(said);
  if (!Value.Check(Usage, usage)) return null;
  const minutes = Object.values(usage)
    .flat()
    .map((each) => each.estimated_time_to_regain_access ?? 0);
  const longest = Math.max(0, ...minutes);
  return longest === 0 ? null : longest * 60_000;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

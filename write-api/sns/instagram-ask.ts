import Type from 'typebox';
import { Value } from 'typebox/value';
import { type Answer, ask, restMs } from './ask.ts';
import { SnsFailure } from './sns.ts';

export interface InstagramOptions {
  /** The address of the Graph API: `https://graph.facebook.com/v24.0`. */
  url: string;
  /** The address of the service that accepts members' own tokens: `https://graph.instagram.com/v24.0`. */
  loginUrl: string;
  /** The id of the platform's own professional account, which is used to look up other accounts. */
  userId: string;
  token: string;
}

/** The address of one of Instagram's two services, and the token for it. */
export type Access = Pick<InstagramOptions, 'url' | 'token'>;

/** The form of an error answer: https://developers.facebook.com/docs/graph-api/guides/error-handling */
const Refusal = Type.Object({
  error: Type.Object({
    message: Type.Optional(Type.String()),
    code: Type.Integer(),
    error_subcode: Type.Optional(Type.Integer()),
  }),
});

const tokenGone = new Set([102, 190]);
const tooMany = new Set([4, 17, 32, 613, 80002]);
/** The error code of `Invalid user id`: the account is private, not professional, or does not exist. */
const notDiscovered = 110;

/**
 * Looks up a professional account by its name, on behalf of the platform's own account; null if it is not found. Throws an
 * `SnsFailure` if Instagram refuses. https://developers.facebook.com/docs/instagram-api/reference/ig-user/business_discovery
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

/** Calls Instagram and returns its answer, whatever its status. */
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

/** Returns the body of an answer. Throws an `SnsFailure` if it is a refusal. */
export function told(answer: Answer): unknown {
  if (answer.status === 200) return answer.body;
  throw refused(answer);
}

/** Returns the error code of an answer; null if the answer has none. */
export function codeOf({ body }: Answer): number | null {
  return Value.Check(Refusal, body) ? body.error.code : null;
}

export function unreadable(what: string): SnsFailure {
  return new SnsFailure('unreadable', `Instagram’s answer to ${what} has an unknown format`);
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

/**
 * Returns the time in ms until access returns, which the header `x-business-use-case-usage` gives in minutes; null if the
 * header is missing.
 */
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

import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import { noFigures, type SnsProfile } from '#domain/members/sns-account.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import { instagramFacts } from './instagram.ts';
import { instagramAccount } from './instagram-account.ts';
import type { InstagramOptions } from './instagram-ask.ts';
import { instagramOwner } from './instagram-login.ts';
import { simulatedSns } from './simulator.ts';
import {
  type Account,
  type AccountFacts,
  type Channel,
  nothingTold,
  type Post,
  type PostFacts,
  type Sns,
  SnsFailure,
} from './sns.ts';
import { youtubeFacts } from './youtube.ts';
import { youtubeAccount, youtubeChannel, youtubeOwner } from './youtube-account.ts';
import type { YoutubeOptions } from './youtube-ask.ts';

/** The settings of each network; a network without settings is not asked. */
export interface Networks {
  instagram?: InstagramOptions;
  youtube?: YoutubeOptions;
}

/** The pause in ms after a rate limit, if the network names no time. */
const restAnywayMs = 15 * 60_000;

/** Creates the port to the real networks. After a rate limit, a network gets no calls until its pause is over. */
export function networks(options: Networks, clock: () => string): Sns {
  const rests = new Map<LookSnsType, string>();
  async function heeded<Told>(network: LookSnsType, asking: Promise<Told>): Promise<Told> {
    try {
      return await asking;
    } catch (error) {
      if (error instanceof SnsFailure && error.problem === 'rate_limited') {
        const until = Date.parse(clock()) + (error.retryAfterMs ?? restAnywayMs);
        rests.set(network, new Date(until).toISOString());
      }
      throw error;
    }
  }
  return {
    factsOf: (post, signal) => heeded(post.snsType, told(options, post, signal)),
    accountOf: (account, signal) => heeded(account.network, accountTold(options, account, signal)),
    ownerOf: (network, token, signal) => heeded(network, ownerTold(options, { network, token }, signal)),
    channelOf: (name, signal) => heeded('Youtube', channelTold(options, name, signal)),
    restsUntil(snsType) {
      const until = rests.get(snsType) ?? null;
      return until !== null && until > clock() ? until : null;
    },
  };
}

async function told(
  { instagram, youtube }: Networks,
  post: Post,
  signal: AbortSignal | undefined,
): Promise<PostFacts> {
  if (post.snsType === 'Instagram' && instagram !== undefined) return instagramFacts(instagram, post, signal);
  if (post.snsType === 'Youtube' && youtube !== undefined) return youtubeFacts(youtube, post, signal);
  return { ...nothingTold, isValid: true };
}

async function accountTold(
  { instagram, youtube }: Networks,
  account: Account,
  signal: AbortSignal | undefined,
): Promise<AccountFacts | null> {
  const { network, username, internalId } = account;
  if (network === 'Instagram' && instagram !== undefined) return instagramAccount(instagram, account, signal);
  if (network === 'Youtube' && youtube !== undefined) return youtubeAccount(youtube, account, signal);
  return { profile: { username, internalId, title: null, description: null }, figures: noFigures };
}

async function ownerTold(
  { instagram, youtube }: Networks,
  { network, token }: { network: SnsNetwork; token: string },
  signal: AbortSignal | undefined,
): Promise<SnsProfile | null> {
  if (network === 'Instagram' && instagram !== undefined) return instagramOwner(instagram, token, signal);
  if (network === 'Youtube' && youtube !== undefined) return youtubeOwner(youtube, token, signal);
  throw new SnsFailure(
    'not_authorized',
    `${network} is not configured, so the owner of a token cannot be looked up`,
  );
}

async function channelTold(
  { youtube }: Networks,
  name: string,
  signal: AbortSignal | undefined,
): Promise<Channel | null> {
  if (youtube !== undefined) return youtubeChannel(youtube, name, signal);
  throw new SnsFailure('not_authorized', 'YouTube is not configured, so a channel cannot be looked up');
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the networks from the environment. `SNS` is `simulator`, `networks` or `none`; if unset, it is `otherwise`. Throws a
 * one-line error if a setting is missing.
 */
export function snsFrom(env: Environment, otherwise: 'simulator' | 'none'): (clock: () => string) => Sns {
  const chosen = env.SNS || otherwise;
  if (chosen === 'simulator') return simulatedSns;
  if (chosen === 'none') return (clock) => networks({}, clock);
  if (chosen !== 'networks') throw new Error(`SNS is "${chosen}"; it can be simulator, networks or none`);
  const { INSTAGRAM_USER_ID: userId = '', INSTAGRAM_TOKEN: token = '', YOUTUBE_API_KEY: apiKey = '' } = env;
  if ((userId === '') !== (token === '')) {
    throw new Error('INSTAGRAM_USER_ID and INSTAGRAM_TOKEN go together: set both or none');
  }
  if (token === '' && apiKey === '') {
    throw new Error(
      'SNS is "networks", but neither INSTAGRAM_TOKEN nor YOUTUBE_API_KEY is set; set at least one',
    );
  }
  const url = env.INSTAGRAM_URL || 'https://graph.facebook.com/v24.0';
  const loginUrl = env.INSTAGRAM_LOGIN_URL || 'https://graph.instagram.com/v24.0';
  const instagram = { url, loginUrl, userId, token };
  const youtube = { url: env.YOUTUBE_URL || 'https://www.googleapis.com', apiKey };
  return (clock) =>
    networks({ ...(token !== '' && { instagram }), ...(apiKey !== '' && { youtube }) }, clock);
}

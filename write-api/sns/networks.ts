import { type InstagramOptions, instagramFacts } from './instagram.ts';
import { simulatedSns } from './simulator.ts';
import { nothingTold, type Post, type PostFacts, type Sns, SnsFailure } from './sns.ts';
import { type YoutubeOptions, youtubeFacts } from './youtube.ts';

/** What each network is asked with; of one that is left out nothing is told. */
export interface Networks {
  instagram?: InstagramOptions;
  youtube?: YoutubeOptions;
}

/** A network that has had enough and does not say for how long is left alone for so long, in ms. */
const restAnywayMs = 15 * 60_000;

/** The networks themselves. One that limits us is asked nothing more until it may be. */
export function networks(options: Networks, clock: () => string): Sns {
  const rests = new Map<Post['snsType'], string>();
  return {
    async factsOf(post, signal) {
      try {
        return await told(options, post, signal);
      } catch (error) {
        if (error instanceof SnsFailure && error.problem === 'rate_limited') {
          const until = Date.parse(clock()) + (error.retryAfterMs ?? restAnywayMs);
          rests.set(post.snsType, new Date(until).toISOString());
        }
        throw error;
      }
    },
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

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Which networks are asked, from the environment: `SNS` is `simulator`, `networks` or `none`, and as `otherwise` where it is left out.
 * Throws an error of one line where something is missing.
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
    throw new Error('SNS is "networks", but neither INSTAGRAM_TOKEN nor YOUTUBE_API_KEY is set');
  }
  const instagram = { url: env.INSTAGRAM_URL || 'https://graph.facebook.com/v24.0', userId, token };
  const youtube = { url: env.YOUTUBE_URL || 'https://www.googleapis.com', apiKey };
  return (clock) =>
    networks({ ...(token !== '' && { instagram }), ...(apiKey !== '' && { youtube }) }, clock);
}

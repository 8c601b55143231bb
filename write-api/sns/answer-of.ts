import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import { unavailable, unprocessable } from '#http/errors.ts';
import { SnsFailure } from './sns.ts';

/**
 * Awaits a network's answer while a caller waits. Throws 422 `sns.not_configured` if the network accepts no calls of this
 * service, and 503 if it gives no answer.
 */
export async function answerOf<Told>(network: SnsNetwork, asking: Promise<Told>): Promise<Told> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof SnsFailure)) throw error;
    if (error.problem !== 'not_authorized') throw unavailable(network);
    const message = `${network} accepts no calls of this service; ask its operator to set the key`;
    throw unprocessable('sns.not_configured', message, { network });
  }
}

import Type from 'typebox';
import { member } from '#domain/members/member.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import { notFound } from '#http/errors.ts';
import {
  type ConnectedAccount,
  InstagramInfo,
  instagramInfo,
  YoutubeInfo,
  youtubeInfo,
} from '#http/member-sns.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { profileOf } from './connected-sns.ts';
import { seenBy } from './sns.ts';
import { areOld, wantFigures } from './sync-sns.ts';

/** `isSyncing` is true while newer figures are being requested from the network. */
const andWhether = { isSyncing: Type.Boolean() };

/** The schema of each network's answer, and the function that builds it. */
export const snsAnswers = {
  Instagram: { is: Type.Interface([InstagramInfo], andWhether), of: instagramInfo },
  Youtube: { is: Type.Interface([YoutubeInfo], andWhether), of: youtubeInfo },
} as const;

/**
 * Returns a member's account on a network with its known figures. Requests new figures in the background if they are older
 * than a day. Throws 404 if the member does not exist or has no connected account.
 */
export async function snsOf(
  deps: WriteDeps,
  { caller, context }: Pick<Asked, 'caller' | 'context'>,
  { id, network }: { id: number; network: SnsNetwork },
): Promise<ConnectedAccount & { isSyncing: boolean }> {
  const { state } = await deps.streams.refresh(member, id);
  if (!seenBy(caller)(state)) throw notFound('user', id);
  const account = state.sns[network];
  if (account === null) throw notFound(`${network.toLowerCase()}_account`, id);
  const isOld = areOld(account.syncedAt, deps.clock());
  if (isOld) {
    const cause = { eventId: context.commandId, correlationId: context.correlationId };
    await wantFigures(deps, id, network, cause);
  }
  const profile = await profileOf(deps.sealing, state, network);
  return { account, profile, isSyncing: isOld || account.syncedAt === null };
}

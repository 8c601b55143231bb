import { system } from '#domain/actor.ts';
import { sameJson } from '#domain/changed-fields.ts';
import { member } from '#domain/members/member.ts';
import { personKey } from '#domain/members/person.ts';
import { noFigures } from '#domain/members/sns-account.ts';
import type { MemberSnsEvent } from '#domain/members/sns-events.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import type { MemberSnsCommand } from '#domain/members/sns-transitions.ts';
import { later } from '#domain/reacting.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { DeadlineCause } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runCommand } from '../kit/commands/run-command.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { type CallEnd, type DueCall, type OutsideCall, retryAfterMs } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { type AccountFacts, SnsFailure } from '../sns/sns.ts';
import { profileOf } from './connected-sns.ts';
import { tokenOf } from './sns-tokens.ts';
import { isThere } from './visible.ts';

const kind = 'member_sns';
const dayMs = 86_400_000;

/**
 * The outside call that records a network's data about an account as an event, even if the network has no account of that
 * name.
 */
export const syncSns: OutsideCall = { kind, atOnce: 4, call };

const keyOf = (userId: number, network: SnsNetwork) => `${userId}:${network}`;

/** Schedules a call for each account that is connected, or certified by its token. Skips imported events. */
export const newSnsAccounts: Indexer = {
  async keep(db, events) {
    const wanted = events.flatMap(({ id: eventId, stream, metadata, recordedAt, ...event }) => {
      const { type, data } = asEvent<MemberSnsEvent>(event);
      const isProof = type === 'MemberSnsCertified' && data.certification === 'CERTIFIED_BY_SYSTEM';
      if (metadata.imported || (type !== 'MemberSnsConnected' && !isProof)) return [];
      const key = keyOf(Number(entityOf(stream).id), data.network);
      const cause = { eventId, correlationId: metadata.$correlationId };
      return [{ key, dueAt: new Date(recordedAt), cause }];
    });
    await schedule(db, kind, wanted);
  },
};

/** Returns whether the figures are older than a day; false if none came yet. */
export function areOld(syncedAt: string | null, at: string): boolean {
  return syncedAt !== null && Date.parse(at) - Date.parse(syncedAt) > dayMs;
}

/** Schedules a call for an account's figures, unless one is scheduled. */
export async function wantFigures(
  { db, clock }: Pick<WriteDeps, 'db' | 'clock'>,
  userId: number,
  network: SnsNetwork,
  cause: DeadlineCause,
): Promise<void> {
  const wanted = { key: keyOf(userId, network), dueAt: new Date(clock()), cause };
  await schedule(db, kind, [wanted], 'missing');
}

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const [id = '', network] = due.key.split(':') as [string, SnsNetwork];
  const userId = Number(id);
  const { state } = await deps.streams.refresh(member, userId);
  const profile = isThere(state) ? await profileOf(deps.sealing, state, network) : null;
  if (profile === null) return { next: null, end: 'not_asked' };
  const rest = deps.sns.restsUntil(network);
  if (rest !== null) return { next: rest, end: 'not_asked' };
  const token = await tokenOf(deps, { userId, network });
  const facts = await deps.sns
    .accountOf({ ...profile, network, token }, due.signal)
    .catch((error: unknown) => {
      // If this process aborted the call, the network has not failed.
      if (error instanceof SnsFailure && !due.signal.aborted) return error;
      throw error;
    });
  if (facts instanceof SnsFailure) {
    const next = later(deps.clock(), facts.retryAfterMs ?? retryAfterMs(due.tries));
    return { next, end: 'failed', problem: facts.message };
  }
  // If no network is configured, there is nothing to record.
  if (sameJson(facts?.figures, noFigures)) return { next: null, end: 'not_asked' };
  const said = await saidBy(deps, userId, facts, profile);
  await run(deps, userId, due, { action: 'sync_sns', network, ...said });
  return { next: null, end: 'answered' };
}

/** Returns the command for a network's answer. The account name stays as the member connected it, since that name is claimed. */
async function saidBy(
  { seal }: WriteDeps,
  userId: number,
  facts: AccountFacts | null,
  known: AccountFacts['profile'],
) {
  // An account with another id is not the member's: another person has taken the abandoned name.
  const isOther =
    known.internalId !== null && facts !== null && facts.profile.internalId !== known.internalId;
  if (facts === null || isOther) return { isFound: false, profile: null, figures: null };
  const told = { ...facts.profile, username: known.username };
  const profile = sameJson(told, known) ? null : await seal(personKey('user', userId), told);
  return { isFound: true, profile, figures: facts.figures };
}

/** Runs the command. A refusal is ignored: the member has left or has disconnected the account. */
async function run(
  { streams, clock }: WriteDeps,
  id: number,
  { cause }: DueCall,
  command: MemberSnsCommand,
): Promise<void> {
  const receivedAt = clock();
  await runCommand(
    streams,
    { decider: member, id, command, name: command.action },
    {
      commandId: derivedCommandId(cause.eventId, `${kind}:${receivedAt}`),
      actor: system,
      receivedAt,
      correlationId: cause.correlationId,
      causationId: cause.eventId,
    },
  );
}

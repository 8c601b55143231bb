import { system } from '#domain/actor.ts';
import { effectiveTime } from '#domain/event.ts';
import { type LookCommand, look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { nextVisit } from '#domain/looks/visits.ts';
import { later } from '#domain/reacting.ts';
import { asEvent, entityOf } from '#event-store/stored-event.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { Indexer } from '../kit/index/indexed.ts';
import { type CallEnd, type DueCall, type OutsideCall, retryAfterMs } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { type PostFacts, SnsFailure } from '../sns/sns.ts';
import { openedWords } from './words.ts';

const kind = 'look_sns';

/** The outside call that asks a network about a look when `nextVisit` says so. Answers and failures become events. */
export const askSns: OutsideCall = { kind, atOnce: 4, call };

/** Schedules visits for each posted look, and again when its link changes. Imported events need no visits. */
export const snsVisits: Indexer = {
  async keep(db, events) {
    const wanted = events.flatMap((stored) => {
      const { type, data } = asEvent<LookEvent>(stored);
      const leads = type === 'LookPosted' || (type === 'LookRevised' && data?.hasLink !== null);
      if (!leads || stored.metadata.imported) return [];
      const { $correlationId: correlationId } = stored.metadata;
      const dueAt = new Date(effectiveTime(stored.metadata, stored.recordedAt, null));
      return [{ key: entityOf(stored.stream).id, dueAt, cause: { eventId: stored.id, correlationId } }];
    });
    await schedule(db, kind, wanted);
  },
};

async function call(deps: WriteDeps, due: DueCall): Promise<CallEnd> {
  const id = Number(due.key);
  const { state } = await deps.streams.refresh(look, id);
  const at = deps.clock();
  const visit = nextVisit(state, { askedAt: due.askedAt, at });
  if (visit === null || visit > at) return { next: visit, end: 'not_asked' };
  const { snsType, postedAt } = state;
  const rest = deps.sns.restsUntil(snsType);
  if (rest !== null) return { next: rest, end: 'not_asked' };
  const { link } = await openedWords(deps, state);
  const facts = await deps.sns
    .factsOf({ snsType, link: link ?? '', postedAt: postedAt ?? at }, due.signal)
    .catch((error: unknown) => {
      // If this process aborted the call, the network has not failed.
      if (error instanceof SnsFailure && !due.signal.aborted) return error;
      throw error;
    });
  if (facts instanceof SnsFailure) {
    await run(deps, id, due, { action: 'note_sns_failure', problem: facts.problem });
    const rests = facts.retryAfterMs ?? retryAfterMs(due.tries);
    return { next: later(at, rests), end: 'failed', problem: facts.message };
  }
  for (const command of commandsOf(facts)) await run(deps, id, due, command);
  const { state: now } = await deps.streams.refresh(look, id);
  return { next: nextVisit(now, { askedAt: at, at }), end: 'answered' };
}

/** Returns the commands for a network's answer: the answer itself, the state of the post, and its reactions. */
export function commandsOf({ isValid, isDeleted, isMarkedPaid, ...reactions }: PostFacts): LookCommand[] {
  const paid = isMarkedPaid === null ? {} : { isMarkedPaid };
  const isLinkKnown = isDeleted !== null || !isValid;
  const isCounted = Object.values(reactions).some((count) => count !== null);
  return [
    { action: 'note_sns_answer' },
    ...(isLinkKnown
      ? [{ action: 'check_link' as const, isValid, isDeleted: isDeleted === true, ...paid }]
      : []),
    ...(isCounted ? [{ action: 'count_reactions' as const, reactions }] : []),
  ];
}

/** Runs the command. It is refused if the look has been removed, which is intended. */
async function run(deps: WriteDeps, id: number, { cause }: DueCall, command: LookCommand): Promise<void> {
  const receivedAt = deps.clock();
  await runTarget(
    deps.streams,
    { on: 'look', id, command },
    {
      commandId: derivedCommandId(cause.eventId, `${kind}:${command.action}:${receivedAt}`),
      actor: system,
      receivedAt,
      correlationId: cause.correlationId,
      causationId: cause.eventId,
    },
  );
}

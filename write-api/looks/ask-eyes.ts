import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { system } from '#domain/actor.ts';
import { byMethod } from '#domain/looks/by-method.ts';
import { askedOfEyes } from '#domain/looks/judge.ts';
import { look } from '#domain/looks/look.ts';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { OneOf } from '#http/contract.ts';
import { CertifierFailure } from '../certifier/certifier.ts';
import type { DeadlineCause } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { askedFor } from './asked-for.ts';
import { questionAbout } from './question.ts';

export const eyesKind = 'look_eyes';

/** The outside call that asks the certifier about each pending item of a look. The answers become decisions. */
export const askEyes: OutsideCall = { kind: eyesKind, atOnce: 4, call };

/** Schedules a certifier call for each of these looks. Does nothing if no certifier is configured. */
export async function wantEyes(
  { certifier, clock, db }: Pick<WriteDeps, 'certifier' | 'db' | 'clock'>,
  lookIds: readonly number[],
  cause: DeadlineCause,
  which: 'all' | 'missing' = 'all',
): Promise<void> {
  if (certifier === null) return;
  const dueAt = new Date(clock());
  const wanted = lookIds.map((id) => ({ key: String(id), dueAt, cause }));
  await schedule(db, eyesKind, wanted, which);
}

/** The certifier's answers by `<entryId>:<contentVersion>`, stored so that a retry after a crash does not ask again. */
const Kept = Type.Record(
  Type.String(),
  Type.Array(
    Type.Object({
      reason: OneOf(rejectionReasons),
      passed: Type.Union([Type.Boolean(), Type.Null()]),
      evidence: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
);

const nothingLeft: CallEnd = { end: 'answered', next: null };

async function call(deps: WriteDeps, { key, cause, answer, keep, signal }: DueCall): Promise<CallEnd> {
  const { certifier, streams } = deps;
  if (certifier === null) return nothingLeft;
  const id = Number(key);
  const kept: Static<typeof Kept> = Value.Check(Kept, answer) ? { ...answer } : {};
  for (const { entryId } of (await streams.refresh(look, id)).state.entries) {
    const commandId = derivedCommandId(cause.eventId, `${eyesKind}:${entryId}`);
    if (await streams.holds(look, id, commandId)) continue;
    const before = await waiting(deps, id, entryId);
    if (before === null) continue;
    const byRules = byMethod(before.state, before.entry, { ...before.wanted, seen: null });
    if (byRules?.action === 'reject_item') continue;
    const reasons = askedOfEyes[before.wanted.brand.certificationRule];
    if (reasons.length === 0) continue;
    const question = await questionAbout(deps, before.state, before.entry, { reasons, prompt: null });
    if (question === null) continue;
    const { contentVersion } = before.state;
    const about = `${entryId}:${contentVersion}`;
    try {
      kept[about] ??= (await certifier.ask(question, signal)).checks;
    } catch (error) {
      if (!(error instanceof CertifierFailure) || signal.aborted) throw error;
      return { end: 'failed', next: null, problem: error.message };
    }
    await keep(kept);
    const now = await waiting(deps, id, entryId);
    // The content has changed during the call; the event of that change schedules its own call.
    if (now === null || now.state.contentVersion !== contentVersion) continue;
    const seen = { checks: kept[about] ?? [], model: certifier.model };
    const command = byMethod(now.state, now.entry, { ...now.wanted, seen });
    if (command === null) continue;
    // The command is refused if a person has decided in the meantime, which is intended.
    await runTarget(
      streams,
      { on: 'look', id, command },
      {
        commandId,
        actor: system,
        receivedAt: deps.clock(),
        correlationId: cause.correlationId,
        causationId: cause.eventId,
      },
    );
  }
  return nothingLeft;
}

/** Returns the current item with its brand's requirements; null if the item is no longer pending. */
async function waiting(deps: WriteDeps, id: number, entryId: number) {
  const { state } = await deps.streams.refresh(look, id);
  const entry = state.entries.find((each) => each.entryId === entryId);
  if (state.status !== 'posted' || entry?.status !== 'Pending') return null;
  return { state, entry, wanted: await askedFor(deps, state, entry) };
}

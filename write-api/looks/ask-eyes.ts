import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import { byMethod } from '#domain/looks/by-method.ts';
import type { LookEntry } from '#domain/looks/entry.ts';
import { askedOfEyes } from '#domain/looks/judge.ts';
import { look } from '#domain/looks/look.ts';
import type { LookState } from '#domain/looks/look-state.ts';
import { rejectionReasons } from '#domain/looks/rejection-reasons.ts';
import { product } from '#domain/products/product.ts';
import { OneOf } from '#http/contract.ts';
import { CertifierFailure, type Question } from '../certifier/certifier.ts';
import type { DeadlineCause } from '../database.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import type { CallEnd, DueCall, OutsideCall } from '../kit/outside/outside-call.ts';
import { schedule } from '../kit/outside/schedule.ts';
import { askedFor } from './asked-for.ts';

export const eyesKind = 'look_eyes';

/** What answers the checks that need eyes is asked about each item of a look that waits. Its answers become decisions. */
export const askEyes: OutsideCall = { kind: eyesKind, atOnce: 4, call };

/** Wants the items of these looks seen, where there is somebody who sees. */
export async function wantEyes(
  { certifier, clock, db: own }: Pick<WriteDeps, 'certifier' | 'db' | 'clock'>,
  lookIds: readonly number[],
  cause: DeadlineCause,
  db: WriteDeps['db'] = own,
): Promise<void> {
  if (certifier === null) return;
  const dueAt = new Date(clock());
  await schedule(
    db,
    eyesKind,
    lookIds.map((id) => ({ key: String(id), dueAt, cause })),
  );
}

/** Answers by the id of the tagged item, as they are kept until they are worked off. */
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
const picturesAtMost = 4;

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
    const question = await questionOf(deps, before.state, before.entry);
    if (question === null) continue;
    try {
      kept[entryId] ??= (await certifier.ask(question, signal)).checks;
    } catch (error) {
      if (!(error instanceof CertifierFailure) || signal.aborted) throw error;
      return { end: 'failed', next: null, problem: error.message };
    }
    await keep(kept);
    const now = await waiting(deps, id, entryId);
    if (now === null) continue;
    const seen = { checks: kept[entryId] ?? [], model: certifier.model };
    const command = byMethod(now.state, now.entry, { ...now.wanted, seen });
    if (command === null) continue;
    // Where a person was faster it is refused, and that is as it should be.
    await runTarget(
      streams,
      { on: 'look', id, command },
      {
        ...{ commandId, actor: system, receivedAt: deps.clock() },
        ...{ correlationId: cause.correlationId, causationId: cause.eventId },
      },
    );
  }
  return nothingLeft;
}

/** An item as it stands now, with what its brand wants; null where it does not wait any more. */
async function waiting(deps: WriteDeps, id: number, entryId: number) {
  const { state } = await deps.streams.refresh(look, id);
  const entry = state.entries.find((each) => each.entryId === entryId);
  if (state.status !== 'posted' || entry?.status !== 'Pending') return null;
  return { state, entry, wanted: await askedFor(deps, entry) };
}

/** What is asked about an item; null where its brand has it done by people, or there is nothing to see. */
async function questionOf(
  { streams, pictures }: WriteDeps,
  { description, images }: LookState,
  { brandId, productId }: LookEntry,
): Promise<Question | null> {
  const [{ state: of }, { state: tagged }] = await Promise.all([
    streams.load(brand, brandId),
    streams.load(product, productId),
  ]);
  const reasons = askedOfEyes[of.certificationRule];
  if (reasons.length === 0) return null;
  const seen = async (hashes: readonly string[]) => {
    const found = await Promise.all(
      hashes.slice(0, picturesAtMost).map((hash) => pictures.get(hash, 'standard.jpeg')),
    );
    return found.filter((bytes) => bytes !== null);
  };
  const { coverImage, contents, name } = tagged;
  const postPictures = await seen(images.map(({ hash }) => hash));
  if (postPictures.length === 0) return null;
  const productPictures = await seen([...(coverImage === null ? [] : [coverImage]), ...contents]);
  return { reasons, text: description, postPictures, brand: of.name, product: name, productPictures };
}

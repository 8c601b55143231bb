import { brand } from '#domain/brands/brand.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import { brandOfCall } from '../brand-subscriptions/live.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import type { FromWire } from '../kit/changes/names.ts';
import type { CollaborationSaid } from './bodies.ts';
import { emptyFields, fieldsSaid } from './collaboration-fields.ts';
import { seesCollaboration } from './sees.ts';

/** Whether a brand can have collaborations: it takes part, and has not applied only. */
const isTakingPart = ({ status }: { status: string }) => status === 'unpublished' || status === 'published';

/**
 * Registers a brand's collaboration, which waits for staff. Throws 404 if there is no such brand, and 422
 * `brand_collaboration.wrong_days`.
 */
export async function registerCollaboration(
  deps: WriteDeps,
  asked: Asked,
  { brandId: named, ...said }: FromWire<CollaborationSaid> & { brandId?: number },
): Promise<Changed> {
  const brandId = brandOfCall(asked.caller, named, 'createBrandCollaboration');
  const { context } = asked;
  const { brand_collaboration: [id = 0] = [] } = await deps.ids.forCommand(
    { brand_collaboration: 1 },
    context,
  );
  const { isRepeat } = await present(deps, collaboration, id, context, () => true);
  await present(deps, brand, brandId, context, isRepeat ? () => true : isTakingPart);
  const fields = await fieldsSaid(deps, { brandId, adminName: null }, said, true);
  const description = { brandCollaborationId: id, brandId, ...emptyFields(), ...fields };
  const commands = [{ action: 'register', ...description } as const];
  return makeChange(deps, { decider: collaboration, id, commands, name: 'register' }, asked);
}

/**
 * Revises a collaboration: all its fields with `isWhole`, else the named ones. Throws 404 if the caller sees no such collaboration,
 * 409 `brand_collaboration.recruiting` for a brand once it recruits, and 422 `brand_collaboration.wrong_days`.
 */
export function reviseCollaboration(
  deps: WriteDeps,
  asked: Asked,
  { id, said, isWhole }: { id: number; said: FromWire<CollaborationSaid>; isWhole: boolean },
): Promise<Changed> {
  return asItStands(deps, collaboration, id, asked, async (pinned) => {
    const { state } = await present(deps, collaboration, id, asked.context, seesCollaboration(asked.caller));
    const fields = await fieldsSaid(deps, state, said, isWhole);
    const commands = [{ action: 'revise', fields } as const];
    return makeChange(deps, { decider: collaboration, id, commands, name: 'revise' }, pinned);
  });
}

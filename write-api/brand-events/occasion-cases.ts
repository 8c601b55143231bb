import { occasion } from '#domain/brand-events/occasion.ts';
import { brand } from '#domain/brands/brand.ts';
import { brandOfCall } from '../brand-subscriptions/live.ts';
import type { WriteDeps } from '../deps.ts';
import { asItStands } from '../kit/changes/as-it-stands.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, makeChange, present } from '../kit/changes/change.ts';
import type { FromWire } from '../kit/changes/names.ts';
import type { BrandEventSaid } from './bodies.ts';
import { emptyFields, fieldsSaid } from './occasion-fields.ts';
import { claimOfCode } from './schedule-claims.ts';
import { seesOccasion } from './sees.ts';

/** Where a brand can hold events: it takes part, and has not applied only. */
const isTakingPart = ({ status }: { status: string }) => status === 'unpublished' || status === 'published';

/**
 * Registers a brand's event, which waits for staff. Throws 404 if there is no such brand, 409 `claim.schedule_code_taken`, and 422
 * for its days.
 */
export async function registerOccasion(
  deps: WriteDeps,
  asked: Asked,
  { brandId: named, ...said }: FromWire<BrandEventSaid> & { brandId?: number },
): Promise<Changed> {
  const brandId = brandOfCall(asked.caller, named, 'createBrandEvent');
  const { context } = asked;
  const { brand_event: [id = 0] = [] } = await deps.ids.forCommand({ brand_event: 1 }, context);
  const { isRepeat } = await present(deps, occasion, id, context, () => true);
  const { state: of } = await present(deps, brand, brandId, context, isRepeat ? () => true : isTakingPart);
  const fields = { ...emptyFields(), ...(await fieldsSaid(deps, { brandId, contact: null }, said, true)) };
  const command = {
    action: 'register',
    brandEventId: id,
    brandId,
    regionId: of.regionId,
    ...fields,
  } as const;
  const by = { category: 'brand_event', id } as const;
  const claims = { by, taken: claimOfCode(fields.scheduleCode), givenUp: [] };
  return makeChange(deps, { decider: occasion, id, commands: [command], name: 'register', claims }, asked);
}

/**
 * Revises an event: all its fields with `isWhole`, else the named ones. Throws 404 if the caller sees no such event, 409
 * `brand_event.already_approved` for a brand after the approval, 409 `brand_event.seats_taken`, and 422 for its days.
 */
export function reviseOccasion(
  deps: WriteDeps,
  asked: Asked,
  { id, said, isWhole }: { id: number; said: FromWire<BrandEventSaid>; isWhole: boolean },
): Promise<Changed> {
  return asItStands(deps, occasion, id, asked, async (pinned) => {
    const { state } = await present(deps, occasion, id, asked.context, seesOccasion(asked.caller));
    const fields = await fieldsSaid(deps, state, said, isWhole);
    const by = { category: 'brand_event', id } as const;
    const { scheduleCode = state.scheduleCode } = fields;
    const isOther = scheduleCode !== state.scheduleCode;
    const claims = {
      by,
      taken: isOther ? claimOfCode(scheduleCode) : [],
      givenUp: isOther ? claimOfCode(state.scheduleCode) : [],
    };
    const commands = [{ action: 'revise', fields } as const];
    return makeChange(deps, { decider: occasion, id, commands, name: 'revise', claims }, pinned);
  });
}

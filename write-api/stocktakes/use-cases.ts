import { shownStockCode } from '#domain/codes.ts';
import type { Slot } from '#domain/slots/slot-label.ts';
import { slotRegister, slotRegisterId } from '#domain/slots/slot-register.ts';
import { findingOf, isExpectedIn } from '#domain/stocktakes/finding.ts';
import { isInPlace, placeText, type StocktakePlace, writtenPlace } from '#domain/stocktakes/place.ts';
import { earlierScan, type StocktakeCommand, stocktake } from '#domain/stocktakes/stocktake.ts';
import type { Scan } from '#domain/stocktakes/stocktake-events.ts';
import { codeAtMost } from '#domain/stocktakes/stocktake-kinds.ts';
import { notScanned, type Stocktake } from '#domain/stocktakes/stocktake-state.ts';
import { scanned } from '#domain/text/scanned.ts';
import type { Caller } from '#http/caller.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { requireSlot } from '../slots/require-slot.ts';
import { garmentOf, garmentsIn, statesOf } from './garments.ts';

/** Returns a function that tells whether a stocktake exists and the caller may see it: only staff may. */
export function seesStocktake(caller: Caller): (state: Stocktake) => boolean {
  return ({ status }) => caller.label === 'staff' && status !== 'none';
}

/**
 * Starts the stocktake of a sector or a cell. Throws 422 `stocktake.place_unknown` if the register has no slot there, and 422
 * `stocktake.too_large`.
 */
export async function startStocktake(deps: WriteDeps, asked: Asked, said: StocktakePlace): Promise<Changed> {
  const { context } = asked;
  const place = writtenPlace(said);
  const { stocktake: [id = 0] = [] } = await deps.ids.forCommand({ stocktake: 1 }, context);
  const { isRepeat } = await present(deps, stocktake, id, context, () => true);
  const expected = isRepeat ? [] : await garmentsIn(deps, place);
  if (!isRepeat && expected.length === 0) await requirePlace(deps, place);
  return onStocktake(deps, asked, id, { action: 'start', stocktakeId: id, ...place, expected });
}

async function requirePlace({ streams }: WriteDeps, place: StocktakePlace): Promise<void> {
  const { slots } = (await streams.refresh(slotRegister, slotRegisterId)).state;
  if (Object.values(slots).some((slot) => !slot.isRetired && isInPlace(place, slot))) return;
  const message = 'no slot has this sector and cell: choose a sector of the register, or add its slots first';
  throw unprocessable('stocktake.place_unknown', message, { place: placeText(place) });
}

/** A stocktake after a scan, and what the scan means. */
export interface ScannedGarment {
  changed: Changed;
  scan: Scan;
  /** Whether the stocktake had the garment or the code already. */
  isRepeat: boolean;
}

/**
 * Records what somebody scanned. A garment or a code that the stocktake has changes nothing. Throws 404, 422 `slot.unknown` and
 * `slot.retired`, and 409 `stocktake.too_many_scans`.
 */
export async function scanGarment(
  deps: WriteDeps,
  asked: Asked,
  id: number,
  { code, slot: said }: { code: string; slot: Slot | null },
): Promise<ScannedGarment> {
  const { state, isRepeat } = await present(deps, stocktake, id, asked.context, seesStocktake(asked.caller));
  const slot = said === null || isRepeat ? said : await requireSlot(deps, said);
  const garment = await garmentOf(deps, code);
  const wanted = {
    code: garment?.state.code ?? unknownCode(code),
    stockItemId: garment?.id ?? null,
    slot,
    registeredSlot: garment?.state.slot ?? null,
    finding: findingOf(state, garment?.state ?? null, slot),
  };
  const changed = await onStocktake(deps, asked, id, { action: 'scan', ...wanted });
  const after = (await deps.streams.load(stocktake, id)).state;
  const scan = earlierScan(after, wanted) ?? { number: after.lastNumber, ...wanted, isExpected: false };
  return { changed, scan, isRepeat: changed.isUnchanged === true };
}

/** Writes an unknown code in one way, so that it counts once. */
function unknownCode(text: string): string {
  return shownStockCode(scanned(text) || text.trim()).slice(0, codeAtMost);
}

/** Takes a scan back. Throws 404, and 422 `stocktake.no_such_scan`. */
export async function takeScanBack(
  deps: WriteDeps,
  asked: Asked,
  id: number,
  number: number,
): Promise<Changed> {
  await present(deps, stocktake, id, asked.context, seesStocktake(asked.caller));
  return onStocktake(deps, asked, id, { action: 'take_back', number });
}

/** Ends a stocktake. Garments that left the place since its start are not missing. Throws 404, 409 and 412. */
export async function finishStocktake(
  deps: WriteDeps,
  asked: Asked,
  id: number,
  left: readonly number[],
): Promise<Changed> {
  const { state, isRepeat } = await present(deps, stocktake, id, asked.context, seesStocktake(asked.caller));
  const isOpen = !isRepeat && state.status === 'under_way';
  const states = isOpen ? await statesOf(deps, notScanned(state)) : [];
  const gone = states.flatMap(([stockItemId, garment]) => (isExpectedIn(state, garment) ? [] : stockItemId));
  return onStocktake(deps, asked, id, { action: 'finish', gone, left });
}

/** Tries the failed garments again, or cancels a stocktake. Throws 404 and 409. */
export async function changeStocktake(
  deps: WriteDeps,
  asked: Asked,
  id: number,
  action: 'retry' | 'cancel',
): Promise<Changed> {
  await present(deps, stocktake, id, asked.context, seesStocktake(asked.caller));
  return onStocktake(deps, asked, id, { action });
}

async function onStocktake(
  { streams }: WriteDeps,
  { context, seenRevision }: Asked,
  id: number,
  command: StocktakeCommand,
): Promise<Changed> {
  const outcome = await runTarget(streams, { on: 'stocktake', id, command }, context, seenRevision);
  return changedBy(id, outcome, seenRevision);
}

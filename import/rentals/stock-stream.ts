import { type Actor, system } from '#domain/actor.ts';
import type { Holder } from '#domain/stock/stock-events.ts';
import { type StockItemCommand, stockItem } from '#domain/stock/stock-item.ts';
import type { NewEvent } from '#event-store/stored-event.ts';
import { buildStream } from '../streams/build.ts';
import { house } from '../streams/house.ts';
import type { Step } from '../streams/step.ts';
import type { Garment, Lent } from './allocate.ts';
import { type GarmentCommandName, garmentOrigin } from './commands.ts';
import { type BuildContext, ownStep } from './context.ts';
import { rentalTimes, type StepTime } from './times.ts';
import { addedBy } from './tryset-stream.ts';
import { unknownCheck } from './unknown.ts';

/** The number of events in a garment's stream. */
export function stockEventCount({ rentals }: Garment): number {
  return 2 + 5 * rentals.length;
}

/** Builds the stream of a garment: registered, entered as new into stock, then its rentals. */
export function stockStream(context: BuildContext, garment: Garment, receivedAt: string): NewEvent[] {
  const first = garment.rentals[0];
  if (first === undefined) throw new Error(`the garment ${garment.ref} was never lent`);
  const since = { at: trysetOf(context, first).tryset.requested.at, derived: true };
  const of = (name: string) => ['stock_item', garment.ref, name] as const;
  const steps: Step<StockItemCommand>[] = [
    ownStep<StockItemCommand>(
      context,
      of('register'),
      { action: 'register', ...described(context, garment) },
      since,
    ),
    ownStep<StockItemCommand>(context, of('enter'), { action: 'enter', slot: null }, since),
    ...garment.rentals.flatMap((lent) => rentalSteps(context, lent)),
  ];
  return buildStream(stockItem, steps, receivedAt);
}

function described({ source, idOf, masters }: BuildContext, garment: Garment) {
  const of = masters.ofGarment.get(garment);
  if (of === undefined) throw new Error(`the garment ${garment.ref} has no product`);
  const { product, size } = of;
  return {
    stockItemId: idOf('stock_item', garment.ref),
    code: `${garment.itemRef ?? `${product.code}/${size.name}/${garment.number}`}.${source}`,
    brandId: idOf('brand', product.brand),
    productId: idOf('product', product.ref),
    productSizeId: idOf('product_size', size.ref),
    regionId: 'KOREA',
    quality: 'idle',
    discountRate: 0,
    reimbursementRate: 0,
  } as const;
}

function trysetOf({ trysetOf }: BuildContext, { rental }: Lent) {
  const of = trysetOf.get(rental.ref);
  if (of === undefined) throw new Error(`the rental ${rental.ref} is in no tryset`);
  return of;
}

function rentalSteps(context: BuildContext, lent: Lent): Step<StockItemCommand>[] {
  const { tryset, index } = trysetOf(context, lent);
  const { ref } = lent.rental;
  const of = { trysetRef: tryset.ref, rentalRef: ref, added: addedBy(index) };
  const holder: Holder = { kind: 'tryset_item', id: context.idOf('tryset_item', ref) };
  const times = rentalTimes(lent, tryset.requested);
  const step = (
    { at, derived }: StepTime,
    actor: Actor,
    command: StockItemCommand & { action: GarmentCommandName },
  ): Step<StockItemCommand> => ({
    command,
    actor,
    at,
    derived,
    ...garmentOrigin(context.source, of, command.action),
  });
  return [
    step(times.requested, system, {
      action: 'reserve',
      holder,
      waitsFor: { kind: 'tryset', id: context.idOf('tryset', tryset.ref) },
    }),
    step(times.shipped, system, { action: 'lend', holder }),
    step(times.arrived, system, { action: 'receive_back', holder }),
    step(times.completed, system, { action: 'end_holder', holder }),
    step(times.checked, house, { action: 'check_complete', ...unknownCheck }),
  ];
}

import { eventId } from '../streams/ids.ts';
import type { Step } from '../streams/step.ts';
import { commandIdOf } from './context.ts';

/** The command of a step, with its correlation and its cause. */
type Origin = Pick<Step<never>, 'commandId' | 'correlationId' | 'causationId'>;

const alone = (commandId: string): Origin => ({
  commandId,
  correlationId: commandId,
  causationId: commandId,
});

/** The origin of a command that follows from another command's first event. */
const following = (commandId: string, cause: string): Origin => ({
  commandId,
  correlationId: cause,
  causationId: eventId(cause, 0),
});

export type TrysetCommandName = 'request' | 'return_request' | 'return_accept' | `add_item ${number}`;

/** The origin of a command on a tryset. */
export function trysetOrigin(source: string, trysetRef: string, name: TrysetCommandName): Origin {
  const request = commandIdOf(source, 'tryset', trysetRef, 'request');
  if (name === 'request') return alone(request);
  return alone(commandIdOf(source, 'tryset', trysetRef, name));
}

/** The commands on an item, and those on its garment. */
export type ItemCommandName =
  | 'request'
  | 'accept'
  | 'outbound'
  | 'deliver'
  | 'request_return'
  | 'accept_return'
  | 'return_item'
  | 'arrive'
  | 'return_complete';
export type GarmentCommandName = 'reserve' | 'lend' | 'receive_back' | 'end_holder' | 'check_complete';

/** The commands on items that a tryset's event causes. */
const causedByTryset: Partial<Record<ItemCommandName, TrysetCommandName>> = {
  request: 'request',
  request_return: 'return_request',
  accept_return: 'return_accept',
};

/** The commands on a garment that an item's event causes. */
const causedByItem: Partial<Record<GarmentCommandName, ItemCommandName>> = {
  lend: 'outbound',
  receive_back: 'arrive',
  end_holder: 'return_complete',
};

/** The origin of a command on a tryset item. `added` is the tryset's command that added the item. */
export function itemOrigin(
  source: string,
  { trysetRef, rentalRef, added }: { trysetRef: string; rentalRef: string; added: TrysetCommandName },
  name: ItemCommandName,
): Origin {
  const commandId = commandIdOf(source, 'tryset_item', rentalRef, name);
  const cause = name === 'request' ? added : causedByTryset[name];
  return cause === undefined
    ? alone(commandId)
    : following(commandId, trysetOrigin(source, trysetRef, cause).commandId);
}

/**
 * The origin of a rental's command on its garment. A reservation belongs to the tryset's request, and comes before
 * the request's event.
 */
export function garmentOrigin(
  source: string,
  { trysetRef, rentalRef, added }: { trysetRef: string; rentalRef: string; added: TrysetCommandName },
  name: GarmentCommandName,
): Origin {
  const commandId = commandIdOf(source, 'tryset_item', rentalRef, `garment ${name}`);
  if (name === 'reserve') {
    const request = trysetOrigin(source, trysetRef, added).commandId;
    return { commandId, correlationId: request, causationId: request };
  }
  const cause = causedByItem[name];
  return cause === undefined
    ? alone(commandId)
    : following(commandId, commandIdOf(source, 'tryset_item', rentalRef, cause));
}

import type { Static } from 'typebox';
import type { LookUseCommand } from '#domain/look-uses/use-commands.ts';
import { invalidRequest } from '#http/errors.ts';
import type { StatusBody } from './bodies.ts';
import { datesOf } from './entity.ts';

/** Returns the action that leads to a status. Throws 400 if a rejection or an end lacks its reason, or an end its refund. */
export function commandOfStatus({ status, reason, amount, refund, ...said }: Static<typeof StatusBody>) {
  if ((status === 'rejected' || status === 'Expired') && reason === undefined) throw missing('reason');
  switch (status) {
    case 'in_progress':
      return { action: 'take_up' } satisfies LookUseCommand;
    case 'confirmed':
      return { action: 'confirm', ...datesOf(said), amount: amount ?? null } satisfies LookUseCommand;
    case 'rejected':
      return { action: 'reject' } satisfies LookUseCommand;
    case 'canceled':
      return { action: 'cancel' } satisfies LookUseCommand;
    case 'Expired':
      if (refund === undefined) throw missing('refund');
      return { action: 'end', refund } satisfies LookUseCommand;
  }
}

function missing(name: string) {
  return invalidRequest([{ in: 'body', name, message: 'is required for this status' }]);
}

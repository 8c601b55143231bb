import type { Account } from '#domain/accounts/account.ts';
import type { Party } from '#domain/assignments/assignment-events.ts';
import type { Caller } from '#http/caller.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import type { Changed } from '../kit/changes/change.ts';
import { brandOfAccount } from '../notes/brand-of-account.ts';
import type { Thing } from '../notes/things.ts';

interface Place {
  thing: Thing;
  id: number;
}

/**
 * Assigns an entity to an account of the caller's own party: staff to staff, a brand's admin to an admin of the same brand.
 * Throws 404 if the caller may not see the entity, and 422 `assignment.unknown_account` and `assignment.not_of_party`.
 */
export async function assign(
  deps: WriteDeps,
  asked: Asked,
  { thing, id, account }: Place & { account: Account },
): Promise<Changed> {
  const { isRepeat } = await thing.seen(deps, asked, id);
  const party = partyOf(asked.caller);
  if (!isRepeat) await requireOfParty(deps, account, party);
  return thing.say(deps, asked, id, { action: 'assign', account, ...party });
}

/**
 * Ends the assignment by the caller's party: the work is done, or another colleague can take over. Throws 404 if the caller
 * may not see the entity.
 */
export async function unassign(deps: WriteDeps, asked: Asked, { thing, id }: Place): Promise<Changed> {
  await thing.seen(deps, asked, id);
  return thing.say(deps, asked, id, { action: 'unassign', ...partyOf(asked.caller) });
}

async function requireOfParty(deps: WriteDeps, account: Account, { brandId }: Party): Promise<void> {
  const found = await brandOfAccount(deps, account);
  if (found === undefined) {
    throw unprocessable(
      'assignment.unknown_account',
      'the account does not exist or is not active; choose another one',
      { ...account },
    );
  }
  if (found !== brandId) {
    throw unprocessable(
      'assignment.not_of_party',
      'staff assign only to staff, and a brand only to its own admins',
      {
        ...account,
      },
    );
  }
}

function partyOf(caller: Caller): Party {
  return { brandId: caller.label === 'brand_admin' ? caller.brandId : null };
}

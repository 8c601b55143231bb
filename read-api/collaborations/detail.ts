import { personKey } from '#domain/members/person.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadDeps } from '../deps.ts';
import { among } from '../kit/search.ts';
import { type CollaborationDetail, collaborationFields } from './contract.ts';
import { type ProposalDetail, proposalFields } from './proposal-contract.ts';
import { wholeCollaborations, wholeProposals } from './scope.ts';

type Deps = Pick<ReadDeps, 'db' | 'now' | 'unsealer'>;

/** A collaboration with its contact. Throws 404 if the caller sees no such collaboration. */
export async function collaborationDetail(
  deps: Deps,
  caller: Caller,
  id: number,
): Promise<CollaborationDetail> {
  const collaborations = wholeCollaborations(deps.db, caller, deps.now().toISOString());
  const row = await collaborations.where('collaboration.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('brand_collaboration', id);
  const sealed = caller.label === 'user' ? null : row.state.adminName;
  const told = sealed === null ? null : await deps.unsealer.unseal(personKey('brand', row.brandId), sealed);
  const { adminName } = (told as { adminName: string } | null) ?? { adminName: null };
  return { ...collaborationFields.shown(row), adminName };
}

/** A proposal with its sizes and its destination. Throws 404 if the caller sees no such proposal. */
export async function proposalDetail(deps: Deps, caller: Caller, id: number): Promise<ProposalDetail> {
  const proposals = wholeProposals(deps.db, caller, deps.now().toISOString());
  const row = await proposals.where('proposal.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('proposal', id);
  const { destination, productSizeIds } = row.state;
  const sealed = caller.label === 'brand_admin' ? null : destination;
  const told = sealed === null ? null : await deps.unsealer.unseal(personKey('user', row.userId), sealed);
  return {
    ...proposalFields.shown(row),
    productSizes: await sizesOf(deps, productSizeIds),
    recipient: told as Recipient | null,
  };
}

async function sizesOf({ db }: Deps, ids: readonly number[]): Promise<ProposalDetail['productSizes']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('read.productSizes as size')
    .where(among('size.id', ids))
    .select(['size.id', 'size.productId', 'size.name'])
    .execute();
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, productId: null, name: null });
}

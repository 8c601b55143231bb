import { randomUUID } from 'node:crypto';
import type { Claim } from '#domain/claim-values.ts';
import {
  type Claimant,
  type ClaimCommand,
  type ClaimEvent,
  type ClaimKind,
  type ClaimState,
  claimDecider,
  sameClaimant,
} from '#domain/claims.ts';
import { effectiveTime } from '#domain/event.ts';
import type { ExpectedRevision } from '#event-store/append.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { ClaimNames } from '#event-store/codec/claim-names.ts';
import { buildStream } from '../streams/build.ts';
import { house } from '../streams/house.ts';
import { appendPatiently, eventsOf } from '../write/patiently.ts';

/** The owner of the claims, and the claiming command. */
export interface Claiming {
  client: EventStoreDBClient;
  nameOf: ClaimNames;
  by: Claimant;
  commandId: string;
}

interface Stood {
  state: ClaimState;
  at: string | null;
  revision: ExpectedRevision;
}

/**
 * Claims all of the values or none. Returns null on success, otherwise the kind of the first value that another owner
 * has.
 */
export async function takeAll<Kind extends ClaimKind>(
  claiming: Claiming,
  claims: readonly Claim<Kind>[],
): Promise<Kind | null> {
  for (const [index, claim] of claims.entries()) {
    if (await take(claiming, claim)) continue;
    for (const taken of claims.slice(0, index)) await giveUp(claiming, taken);
    return claim.kind;
  }
  return null;
}

/** Returns the kind of the first value that another owner has now; null if all are free. */
export async function takenBy<Kind extends ClaimKind>(
  { client, nameOf, by }: Pick<Claiming, 'client' | 'nameOf'> & { by: Claimant | null },
  claims: readonly Claim<Kind>[],
): Promise<Kind | null> {
  for (const claim of claims) {
    const { state } = await foldedClaim(client, claim.kind, nameOf(claim));
    if (state.by !== null && !sameClaimant(state.by, by)) return claim.kind;
  }
  return null;
}

/**
 * Claims one value; false if another owner has it. Most values are free, so the first try does not read the stream.
 */
async function take(claiming: Claiming, claim: Claim): Promise<boolean> {
  const { client, nameOf, by } = claiming;
  const command: ClaimCommand = { action: 'take', by, abandoned: null };
  let stood: Stood = { state: claimDecider(claim.kind).initial, at: null, revision: 'no_stream' };
  while (stood.state.by === null || sameClaimant(stood.state.by, by)) {
    if (await decided(claiming, claim, command, stood)) return true;
    stood = await foldedClaim(client, claim.kind, nameOf(claim));
  }
  return false;
}

async function giveUp(claiming: Claiming, claim: Claim): Promise<void> {
  const { client, nameOf, by } = claiming;
  const command: ClaimCommand = { action: 'give_up', by };
  for (;;) {
    const stood = await foldedClaim(client, claim.kind, nameOf(claim));
    if (await decided(claiming, claim, command, stood)) return;
  }
}

/**
 * Appends the claim; false if the claim's stream changed concurrently. A new claim waits for its entity from now on,
 * however long the import runs.
 */
async function decided(
  { client, nameOf, commandId }: Claiming,
  claim: Claim,
  command: ClaimCommand,
  { state, at, revision }: Stood,
): Promise<boolean> {
  const now = new Date().toISOString();
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const step = { command, actor: house, at: now, derived: false, ...ids };
  const events = buildStream(claimDecider(claim.kind), [step], now, { state, at });
  if (events.length === 0) return true;
  const stored = events.map((event) => ({ ...event, id: randomUUID() }));
  const stream = `claim_${claim.kind}-${nameOf(claim)}`;
  return (await appendPatiently(client, stream, revision, stored)).ok;
}

async function foldedClaim(client: EventStoreDBClient, kind: ClaimKind, name: string): Promise<Stood> {
  const decider = claimDecider(kind);
  let stood: Stood = { state: decider.initial, at: null, revision: 'no_stream' };
  for (const { type, data, metadata, recordedAt, revision } of await eventsOf(
    client,
    `claim_${kind}-${name}`,
  )) {
    const at = effectiveTime(metadata, recordedAt, stood.at);
    stood = { state: decider.evolve(stood.state, { type, data } as ClaimEvent, at), at, revision };
  }
  return stood;
}

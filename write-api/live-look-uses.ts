import type { Kysely } from 'kysely';
import { lookUse } from '#domain/look-uses/look-use.ts';
import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { asEvent, entityOf, type StoredEvent } from '#event-store/stored-event.ts';
import { conflict } from '#http/errors.ts';
import type { WriteDatabase } from './database.ts';
import type { WriteDeps } from './deps.ts';
import type { Indexer } from './kit/index/indexed.ts';
import { untilIndexed } from './kit/index/until-known.ts';

/** A use that is open or confirmed, with its brand and its member. */
export interface LiveLookUseTable {
  look_use_id: number;
  brand_id: number;
  user_id: number;
}

/** Indexes open and confirmed uses. The use's stream has the current state. */
export const liveUseIndex: Indexer = { keep, table: 'write.live_look_uses' };

const ends: ReadonlySet<string> = new Set<LookUseEvent['type']>([
  'LookUseDeclined',
  'LookUseRejected',
  'LookUseCanceled',
  'LookUseEnded',
  'LookUseExpired',
]);

async function keep(db: Kysely<WriteDatabase>, events: readonly StoredEvent[]): Promise<void> {
  const last = new Map<number, LiveLookUseTable | null>();
  for (const stored of events) {
    const { category, id } = entityOf(stored.stream);
    if (category !== 'look_use') continue;
    const { type, data } = asEvent<LookUseEvent>(stored);
    const look_use_id = Number(id);
    // An event with invalid data is skipped.
    if (type === 'LookUseRequested' && Number.isSafeInteger(data?.brandId)) {
      last.set(look_use_id, { look_use_id, brand_id: data.brandId, user_id: data.userId });
    }
    if (ends.has(type)) last.set(look_use_id, null);
  }
  if (last.size === 0) return;
  await db
    .deleteFrom('write.live_look_uses')
    .where('look_use_id', 'in', [...last.keys()])
    .execute();
  const live = [...last.values()].flatMap((each) => each ?? []);
  if (live.length > 0) await db.insertInto('write.live_look_uses').values(live).execute();
}

/** The brand that uses looks, or the member who posted them. */
interface Owner {
  kind: 'brand' | 'user';
  id: number;
}

type Deps = Pick<WriteDeps, 'db' | 'streams' | 'indexed'>;

/** Returns the ids of a brand's or a member's open and confirmed uses. Throws 503 while the index lags too far. */
export async function liveUsesOf(deps: Deps, { kind, id }: Owner): Promise<number[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.live_look_uses')
    .select('look_use_id')
    .where(kind === 'brand' ? 'brand_id' : 'user_id', '=', id)
    .orderBy('look_use_id')
    .execute();
  return rows.map((row) => Number(row.look_use_id));
}

/** Returns the ids of the confirmed uses among them. */
export async function confirmedUsesOf(deps: Deps, owner: Owner): Promise<number[]> {
  const confirmed: number[] = [];
  for (const id of await liveUsesOf(deps, owner)) {
    const { state } = await deps.streams.refresh(lookUse, id);
    if (state.status === 'confirmed') confirmed.push(id);
  }
  return confirmed;
}

/** Throws 409 `removal.in_use` while a use of the brand is confirmed. */
export async function requireNoConfirmedUse(deps: Deps, brandId: number): Promise<void> {
  const lookUseIds = await confirmedUsesOf(deps, { kind: 'brand', id: brandId });
  if (lookUseIds.length === 0) return;
  throw conflict('removal.in_use', 'the brand uses looks; remove the brand after these uses have ended', {
    lookUseIds,
  });
}

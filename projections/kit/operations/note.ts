import type { Client } from 'pg';
import type { OperationKind, ReadModelsEvent } from '#domain/replay/read-models.ts';
import type { Recorded } from '../../projection.ts';

/** The Postgres channel that notifies the operator when new operations are committed. */
export const operationsChannel = 'replay_operations';

/** The operation that each event type requests; null if the event cancels an earlier request. */
const kinds: Readonly<Record<string, OperationKind | null>> = {
  RebuildRequested: 'rebuild',
  RebuildCancelRequested: 'cancel',
  SwitchBackRequested: 'switch_back',
  FormerDropRequested: 'drop_old',
  VerificationRequested: 'verify',
  VerificationCancelRequested: null,
  RepairRequested: 'repair',
} satisfies Record<ReadModelsEvent['type'], OperationKind | null>;

/** Stores the operations that people requested, for the operator to carry out. */
export async function noteOperations(client: Client, events: readonly Recorded[]): Promise<void> {
  const asked = events.filter(({ event, stream }) => stream === 'read_models-main' && event.type in kinds);
  for (const recorded of asked) await note(client, recorded);
  if (asked.length > 0) await client.query('select pg_notify($1, $2)', [operationsChannel, '']);
}

/** The fields of all these events' data, combined. */
interface Asked {
  operation: number;
  projections?: readonly string[] | null;
  source?: string;
  subject?: object;
}

async function note(client: Client, { event, position, at, metadata }: Recorded): Promise<void> {
  const { operation, projections, source, subject } = event.data as Asked;
  const kind = kinds[event.type] ?? null;
  if (kind === null) return cancelVerification(client, operation);
  const { actor, reason, via } = metadata;
  await client.query(
    `insert into read.operations
       (id, kind, projections, source, subject, actor_label, actor_id, via, reason, position, requested_at, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $10::bigint <= coalesce(
       (select position from read.checkpoints where name = 'operations'), -1) then 'past' else 'waiting' end)
     on conflict do nothing`,
    [
      operation,
      kind,
      projections ?? null,
      source ?? null,
      subject === undefined ? null : JSON.stringify(subject),
      actor.label,
      actor.id,
      via ?? null,
      reason ?? null,
      position,
      at,
    ],
  );
  if (event.type !== 'RebuildCancelRequested') return;
  await client.query(
    `update read.operations set is_cancel_requested = true
     where id < $1 and kind in ('rebuild', 'switch_back') and status in ('waiting', 'running')`,
    [operation],
  );
}

async function cancelVerification(client: Client, operation: number): Promise<void> {
  await client.query(
    `update read.operations set is_cancel_requested = true
     where id = $1 and kind = 'verify' and status in ('waiting', 'running')`,
    [operation],
  );
}

/**
 * Sets the position from which requests for operations count. For new read models it is the end of the log: earlier requests
 * were made for read models that no longer exist.
 */
export async function beginOperations(client: Client, head: () => Promise<bigint>): Promise<void> {
  const { rows } = await client.query<{ position: bigint }>(
    `select position from read.checkpoints where name = 'live'
     and not exists (select from read.checkpoints where name = 'operations')`,
  );
  const [live] = rows;
  if (live === undefined) return;
  const position = live.position < 0n ? await head() : live.position;
  await client.query(
    "insert into read.checkpoints (name, position) values ('operations', $1) on conflict do nothing",
    [position],
  );
}

import { sql } from 'kysely';
import { system } from '#domain/actor.ts';
import { brand } from '#domain/brands/brand.ts';
import type { BrandEvent } from '#domain/brands/brand-events.ts';
import { look } from '#domain/looks/look.ts';
import type { LookEvent } from '#domain/looks/look-events.ts';
import { member } from '#domain/members/member.ts';
import type { MemberEvent } from '#domain/members/member-events.ts';
import { type PictureStripping, strippingOn } from '#domain/pictures/stripping.ts';
import { product } from '#domain/products/product.ts';
import type { ProductEvent } from '#domain/products/product-events.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { supportTicket } from '#domain/support-tickets/support-ticket.ts';
import type { SupportTicketEvent } from '#domain/support-tickets/support-ticket-events.ts';
import { readStream } from '#event-store/load.ts';
import { entityOf } from '#event-store/stored-event.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from './deps.ts';
import { derivedCommandId } from './kit/commands/command-ids.ts';
import type { CommandContext } from './kit/commands/context.ts';
import { runCommand } from './kit/commands/run-command.ts';
import { untilIndexed } from './kit/index/until-known.ts';
import type { Beside, Uploads } from './kit/pictures/incoming.ts';
import { hashOf, madePicture } from './kit/pictures/keep-picture.ts';
import { picturesNamed } from './kit/pictures/named.ts';
import { stripped } from './kit/pictures/strip/strip.ts';

/** Counts of the pictures processed so far. */
export interface StripTally {
  /** The number of pictures without metadata to strip. */
  clean: number;
  stripped: number;
  /** The hashes that events name, but whose file is missing. */
  missing: string[];
  /** The hashes of damaged files, which stay unchanged. */
  unreadable: string[];
}

interface Kept {
  hash: string;
  streams: string[];
}

/**
 * Removes the metadata of pictures that were stored before uploads were stripped. It stores each stripped picture, then
 * appends an event with old and new hash to every stream that names it. The old file is deleted once no stream names it. After
 * an interruption, run it again to continue. Throws 503 if the index is behind.
 */
export async function stripPictures(
  deps: WriteDeps,
  onProgress: (tally: StripTally, of: number) => void = () => undefined,
): Promise<StripTally> {
  await untilIndexed(deps);
  const { rows } = await sql<Kept>`
    select hash, array_agg(stream order by stream) as streams
    from write.picture_names group by hash order by hash`.execute(deps.db);
  const tally: StripTally = { clean: 0, stripped: 0, missing: [], unreadable: [] };
  for (const kept of rows) {
    await strip(deps, kept, tally);
    onProgress(tally, rows.length);
  }
  return tally;
}

async function strip(deps: WriteDeps, { hash, streams }: Kept, tally: StripTally): Promise<void> {
  const bytes = await deps.pictures.get(hash);
  if (bytes === null) {
    tally.missing.push(hash);
    return;
  }
  try {
    if (hashOf(stripped(bytes)) === hash) {
      tally.clean += 1;
      return;
    }
    const { hash: to, bytes: origin, sizes } = await madePicture(bytes);
    const named = await picturesNamed(deps.db, hash);
    const picture = {
      hash: to,
      size: origin.length,
      read: async (variant?: Parameters<typeof sizes.get>[0]) =>
        (variant === undefined ? origin : sizes.get(variant)) ?? origin,
    };
    const as = named.map((each) => ({ ...each, hash: to }));
    const uploads: Uploads = { files: new Map(), named: new Map([[to, { picture, as }]]) };
    for (const stream of streams) await tell(deps, stream, { from: hash, to }, uploads);
    tally.stripped += 1;
  } catch (error) {
    if (!(error instanceof ApiError) || !error.errorCode.startsWith('picture.')) throw error;
    tally.unreadable.push(hash);
  }
}

/** Appends the event with the new hash to a stream; the stripped picture is already stored. */
async function tell(
  deps: WriteDeps,
  stream: string,
  hashes: PictureStripping,
  uploads: Uploads,
): Promise<void> {
  const { category, id } = entityOf(stream);
  const commandId = derivedCommandId(stream, `strip ${hashes.from}`);
  const context: CommandContext = {
    commandId,
    actor: system,
    receivedAt: deps.clock(),
    correlationId: commandId,
    causationId: commandId,
    via: 'command_line',
  };
  const memoIds = category === 'stock_item' ? await memosWith(deps, stream, hashes.from) : [];
  const beside = deps.incoming.beside(uploads, context);
  const outcome = await run(deps, { category, id, memoIds }, hashes, { context, beside });
  if (!outcome.ok) throw new Error(`${stream} did not accept the new hash of a picture`);
}

interface On {
  category: string;
  id: string;
  /** The ids of a garment's memos that show the picture. */
  memoIds: readonly string[];
}

function run(
  { streams }: WriteDeps,
  { category, id, memoIds }: On,
  command: PictureStripping,
  { context, beside }: { context: CommandContext; beside: Beside },
) {
  const on = { id, command, name: 'strip_picture', beside };
  switch (category) {
    case 'brand':
      return runCommand(streams, { ...on, decider: onBrand }, context);
    case 'product':
      return runCommand(streams, { ...on, decider: onProduct }, context);
    case 'user':
      return runCommand(streams, { ...on, decider: onMember }, context);
    case 'look':
      return runCommand(streams, { ...on, decider: onLook }, context);
    case 'stock_item':
      return runCommand(streams, { ...on, decider: onGarment(memoIds) }, context);
    case 'support_ticket':
      return runCommand(streams, { ...on, decider: onTicket }, context);
    default:
      throw new Error(`streams of ${category} have no pictures`);
  }
}

const onBrand = strippingOn(brand, (data): BrandEvent[] => [{ type: 'BrandPictureStripped', data }]);
const onProduct = strippingOn(product, (data): ProductEvent[] => [{ type: 'ProductPictureStripped', data }]);
const onMember = strippingOn(member, (data): MemberEvent[] => [{ type: 'MemberPictureStripped', data }]);
const onLook = strippingOn(look, (data): LookEvent[] => [{ type: 'LookPictureStripped', data }]);
const onTicket = strippingOn(supportTicket, (data): SupportTicketEvent[] => [
  { type: 'SupportTicketPictureStripped', data },
]);
const onGarment = (memoIds: readonly string[]) =>
  strippingOn(stockItem, (data) =>
    memoIds.map((memoId) => ({ type: 'StockItemPictureStripped', data: { memoId, ...data } })),
  );

/** Returns the ids of a garment's memos that show the picture. */
async function memosWith({ streams }: WriteDeps, stream: string, hash: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const event of readStream(streams.client, stream)) {
    const { memoId, picture } = event.data as { memoId?: string; picture?: string };
    if (event.type === 'StockItemMemoAdded' && picture === hash && memoId !== undefined) ids.push(memoId);
  }
  return ids;
}

import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { plain } from '#domain/text/plain.ts';
import { scanned } from '#domain/text/scanned.ts';
import { FlagParam, IdsParam, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import type { ReadModels } from '../database.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, containing } from '../kit/search.ts';
import { sortedList } from '../kit/sorted-list.ts';
import type { SlotListRow } from './contract.ts';

const lies = sql`from read.stock_items as stock where not stock.is_removed and stock.slot is not null
  and read.slot_key(stock.slot) = slot.label`;
const piecesLie = sql`from read.stock_items as stock
  where not stock.is_removed and stock.pieces <> '[]' and read.piece_slots(stock.pieces) @> array[slot.label]`;

/** Slots with the number of garments in each; a garment also counts if one of its pieces is in the slot. */
export function wholeSlots(db: ReadModels) {
  return db
    .selectFrom('read.slots as slot')
    .selectAll('slot')
    .select([
      sql<bigint | null>`(select count(*) ${lies})`.as('stockCount'),
      sql<bigint | null>`(select count(*) ${piecesLie})`.as('pieceCount'),
    ]);
}

const slotList = sortedList(
  wholeSlots,
  {
    id: 'slot.id',
    label: sql<string>`slot.place collate "C"`,
    created_time: 'slot.createdAt',
    updated_time: 'slot.updatedAt',
  },
  { field: 'label', descending: false },
);

export const SlotsQuery = ListQuery({
  /** Text contained in the slot's label. */
  q: Type.Optional(TextParam),
  sector: Type.Optional(TextParam),
  is_empty: Type.Optional(FlagParam),
  /** Filters retired or current slots; by default the list shows current ones. */
  is_retired: Type.Optional(FlagParam),
  ids: Type.Optional(IdsParam),
  order: slotList.param,
});

export function matchingSlots({ db }: Reading, query: Static<typeof SlotsQuery>): Rows<SlotListRow> {
  const { ids } = query;
  let slots = wholeSlots(db).where('slot.status', '=', query.is_retired ? 'retired' : 'active');
  if (ids !== undefined) slots = slots.where(among('slot.id', ids));
  if (query.sector !== undefined)
    slots = slots.where('slot.sectorCode', '=', plain(query.sector).toUpperCase());
  if (query.q !== undefined) {
    const patterns = [...new Set([scanned(query.q), plain(query.q)])].map(containing);
    slots = slots.where((where) =>
      where.or(patterns.map((pattern) => where('slot.label', 'ilike', pattern))),
    );
  }
  if (query.is_empty !== undefined) {
    const isEmpty = sql<boolean>`not exists (select ${lies}) and not exists (select ${piecesLie})`;
    slots = slots.where(query.is_empty ? isEmpty : sql<boolean>`not (${isEmpty})`);
  }
  return rowsOf(slots, slotList.sorted(slots, query.order));
}

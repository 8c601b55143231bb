-- The slot register, from its stream, which had no events before this migration.
create table read.slots (
  id integer primary key,
  label text not null,
  sector_code text not null,
  cell_code text not null,
  slot_number integer not null,
  status text not null,
  /** Its place in the warehouse: sector, cell and number, each by its length first. */
  place text not null,
  revision bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index slots_label on read.slots (label);
create index slots_place on read.slots (place collate "C");

-- The key of a slot, as in domain/slots/slot-label.ts: equal slots have equal keys. Single letters of Hangul count as the
-- Latin keys that type them.
create function read.slot_key(slot jsonb) returns text language sql immutable parallel safe
return upper(normalize(translate(
  (slot->>'sectorCode') || '-' || (slot->>'cellCode') || '-' || (slot->>'slotNumber'),
  'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ', 'QWERTYUIOPASDFGHJKLZXCVBNM'), NFKC));

create function read.piece_slots(pieces jsonb) returns text[] language sql immutable strict parallel safe
return array(select read.slot_key(piece->'slot') from jsonb_array_elements(pieces) as piece where piece->'slot' <> 'null');

create index stock_items_slot_key on read.stock_items (read.slot_key(slot)) where slot is not null and not is_removed;
create index stock_items_piece_slots on read.stock_items using gin (read.piece_slots(pieces)) where pieces <> '[]';

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

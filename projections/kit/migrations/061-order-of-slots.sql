-- The sort key of a slot: sector, cell and number, each sorted by its length first, so that 9 comes before 10.
create function read.slot_order(slot jsonb) returns text language sql immutable parallel safe
return lpad(upper(slot->>'sectorCode'), 60) || lpad(upper(slot->>'cellCode'), 60) || lpad(slot->>'slotNumber', 10);

create index stock_items_code_order on read.stock_items (code collate "C", id) where not is_removed;
-- Garments without a slot come last in both directions.
create index stock_items_slot_up on read.stock_items (read.slot_order(slot) collate "C", id) where not is_removed;
create index stock_items_slot_down on read.stock_items (read.slot_order(slot) collate "C" desc nulls last, id desc)
where not is_removed;

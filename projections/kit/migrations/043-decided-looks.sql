alter table read.look_items add column decided_at timestamptz;
alter table read.look_items add column decided_by text;

-- The method of each decision comes from the log lines of the item.
update read.looks set entries = coalesce(
  (select jsonb_agg(
     entry || jsonb_build_object('decidedBy', case when entry ->> 'status' in ('Approved', 'Rejected', 'Deferred') then (
       select log -> 'method'
       from jsonb_array_elements(logs) with ordinality as lines (log, line)
       where log -> 'entryId' = entry -> 'entryId' and log -> 'status' = entry -> 'status'
       order by line desc limit 1) end)
     order by place)
   from jsonb_array_elements(entries) with ordinality as tagged (entry, place)),
  '[]');
update read.look_items as item
set decided_at = (entry ->> 'decidedAt')::timestamptz, decided_by = entry ->> 'decidedBy'
from read.looks as look, jsonb_array_elements(look.entries) as entry
where look.id = item.look_id and (entry ->> 'entryId')::integer = item.entry_id;

create index look_items_decided on read.look_items (decided_at) where decided_at is not null;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- A look names the reservation or the proposal that it is for. A tagged thing is a tryset item or an order item; earlier looks
-- tagged tryset items only.
alter table read.looks
  add column reservation_id integer,
  add column proposal_id integer,
  add column brand_event jsonb;

update read.looks
set entries = (
  select jsonb_agg(
    entry - 'trysetItemId' || jsonb_build_object('of', jsonb_build_object('kind', 'tryset_item', 'id', entry -> 'trysetItemId'))
    order by place)
  from jsonb_array_elements(entries) with ordinality as each (entry, place))
where entries <> '[]';

alter table read.look_items
  add column order_item_id integer,
  alter column tryset_item_id drop not null,
  alter column tryset_id drop not null;
create index look_items_order_item on read.look_items (order_item_id) where order_item_id is not null;

-- Tables that a rebuild left beside, finished or not, are of another version and lack these columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

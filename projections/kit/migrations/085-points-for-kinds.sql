-- Held points pay for a tryset, an order or a ticket. Holds are kept by kind and id; earlier ones were all for trysets.
alter table read.point_moves
  add column order_id integer,
  add column ticket_id integer;

update read.point_accounts
set holds = (select jsonb_object_agg('tryset-' || held.key, held.value) from jsonb_each(holds) as held)
where holds <> '{}';

-- Tables that a rebuild left beside, finished or not, are of another version and lack these columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

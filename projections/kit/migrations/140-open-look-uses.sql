-- The uses that wait for staff or for their members are few among all uses.
create index look_uses_open on read.look_uses (id desc) where status in ('initialized', 'in_progress');

-- Tables that a rebuild left beside lack the index.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

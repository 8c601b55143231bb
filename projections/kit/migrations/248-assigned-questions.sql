-- Which of the staff cares for a question. No event assigned one before this migration.
alter table read.support_tickets add column staff_id integer;
create index support_tickets_staff on read.support_tickets (staff_id) where staff_id is not null;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

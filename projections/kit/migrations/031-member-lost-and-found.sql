-- Staff may note the last garment that was lost or found. No member had such a note before this migration, so nothing needs to
-- be folded.
alter table read.users add column latest_lost_and_found text;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- Staff may add a link and a note about the handover. No tryset had either before this migration, so nothing needs to be
-- folded.
alter table read.trysets
  add column custom_link text,
  add column handover_info text;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- Staff may add a link and a word on the handover. No tryset before this had either, so there is nothing to fold anew.
alter table read.trysets
  add column custom_link text,
  add column handover_info text;

-- Tables that a rebuild left beside are of another version and lack these columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

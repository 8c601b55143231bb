-- Staff may extend the deadline of a look. No deadline was extended before this migration, so nothing needs to be folded.
alter table read.tryset_items add column post_extended_to date;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

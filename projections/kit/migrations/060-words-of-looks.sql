-- A look's text is deleted together with the look.
alter table read.looks alter column description drop not null;
update read.looks set link = null, normalized_link = null, description = null where life = 'removed';

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- Staff may extend the time for a look. Nobody did before this, so there is nothing to fold anew.
alter table read.tryset_items add column post_extended_to date;

-- Tables that a rebuild left beside are of another version and lack the column.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

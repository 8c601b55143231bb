-- What a member says of a look goes with it.
alter table read.looks alter column description drop not null;
update read.looks set link = null, normalized_link = null, description = null where life = 'removed';

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

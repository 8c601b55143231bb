-- The proposal that a tryset follows. No tryset followed one before this.
alter table read.trysets add column proposal_id integer;
create index trysets_proposal on read.trysets (proposal_id) where proposal_id is not null;

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

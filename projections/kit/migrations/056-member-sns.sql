-- The social network accounts on which members post, and the networks' facts about them. No member had one before this
-- migration.
alter table read.users add column sns jsonb not null default '{"Instagram": null, "Youtube": null}';
alter table private.people add column sns jsonb not null default '{"Instagram": null, "Youtube": null}';

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- On which accounts members post: who they are, and what their networks tell. Nobody told of any before this.
alter table read.users add column sns jsonb not null default '{"Instagram": null, "Youtube": null}';
alter table private.people add column sns jsonb not null default '{"Instagram": null, "Youtube": null}';

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

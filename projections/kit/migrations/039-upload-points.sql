-- The points that the looks of an item earn. No request contained them before this migration, so nothing needs to be folded.
alter table read.tryset_items
  add column look_upload_point integer not null default 0,
  add column instagram_upload_point integer not null default 0,
  add column youtube_upload_point integer not null default 0;
alter table read.tryset_items
  alter column look_upload_point drop default,
  alter column instagram_upload_point drop default,
  alter column youtube_upload_point drop default;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

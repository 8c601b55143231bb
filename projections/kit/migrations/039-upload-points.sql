-- What the looks of an item earn. Nothing that was requested before this says it, so there is nothing to fold anew.
alter table read.tryset_items
  add column look_upload_point integer not null default 0,
  add column instagram_upload_point integer not null default 0,
  add column youtube_upload_point integer not null default 0;
alter table read.tryset_items
  alter column look_upload_point drop default,
  alter column instagram_upload_point drop default,
  alter column youtube_upload_point drop default;

-- Tables that a rebuild left beside are of another version and lack these columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- Every filter and order of the list of look uses has an index. `q` also finds texts of comments.
create index look_uses_created on read.look_uses (created_at, id);
create index look_uses_updated on read.look_uses (updated_at, id);
create index look_uses_asked on read.look_uses (asked_at, id);
create index look_uses_start_date on read.look_uses (start_date, id);
create index look_uses_look_gone on read.look_uses (id desc) where is_look_gone;
create index look_uses_comment on read.look_uses using gin (read.folded(state ->> 'comment') gin_trgm_ops)
  with (gin_pending_list_limit = 256);
create index look_uses_wide_comment on read.look_uses using gin (read.wide_pairs(read.folded(state ->> 'comment')))
  with (gin_pending_list_limit = 256);

-- Tables that a rebuild left beside lack the indexes.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

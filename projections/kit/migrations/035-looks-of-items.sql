-- Several looks may show an item. Existing rows have at most one look.
alter table read.tryset_items add column looks jsonb not null default '[]';
update read.tryset_items
  set looks = jsonb_build_array(jsonb_build_object('lookId', look_id, 'snsType', look_sns_type))
  where look_id is not null;
alter table read.tryset_items alter column looks drop default;

drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- The rules that have warned about an item. Events before this version do not name their rule, so past items have none.
alter table read.tryset_items add column rule_codes text[] not null default '{}';

drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

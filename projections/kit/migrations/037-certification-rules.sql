alter table read.brands
  add column certification_rule text not null default 'MANUAL',
  add column essential_hashtags text[] not null default '{}',
  add column essential_words text[] not null default '{}';
alter table read.brands
  alter column certification_rule drop default,
  alter column essential_hashtags drop default,
  alter column essential_words drop default;

drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

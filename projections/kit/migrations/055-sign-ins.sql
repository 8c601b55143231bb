-- The sign-in methods of members. Past methods come from the log mirror. Before this migration, no accounts at other providers
-- could be linked.
alter table read.users add column sign_ins text[] not null default '{}';

update read.users as member set sign_ins = '{password}'
where member.status <> 'forgotten' and exists (
  select from read.log
  where log.stream = 'user-' || member.id and log.type in ('MemberTermsAgreed', 'MemberPasswordChanged')
    and not exists (
      select from read.parked
      where projection = 'users' and entity = log.entity_id and position <= log.position)
    and not exists (
      select from read.skipped_events
      where projection = 'users' and entity = log.entity_id and position = log.position));

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

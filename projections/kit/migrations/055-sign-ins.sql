-- By what members sign in, as the log mirror tells it of before; accounts elsewhere could not be linked then.
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

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

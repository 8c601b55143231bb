-- Messages are counted when they are sent, by recipient and by sender.
alter table write.letters add column if not exists sender text;

create table if not exists write.letters_sent (
  counted text not null,
  letter_id text not null,
  at timestamptz not null,
  primary key (counted, letter_id)
);
create index if not exists letters_sent_by_time on write.letters_sent (at);

-- The messages that ask, by the thing that they ask about. They are settled when the question is answered elsewhere.
create table if not exists write.inbox_questions (
  inbox_message_id bigint primary key,
  about text not null
);

create index if not exists inbox_questions_about on write.inbox_questions (about);

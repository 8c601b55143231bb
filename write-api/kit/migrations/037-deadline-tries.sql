-- A deadline that fails waits for its next try, and holds up no other one.
alter table write.deadlines add column if not exists next_try_at timestamptz;
alter table write.deadlines add column if not exists tries integer not null default 0;
alter table write.deadlines add column if not exists error text;
create index if not exists deadlines_next_try on write.deadlines ((coalesce(next_try_at, due_at)));
drop index if exists write.deadlines_due;

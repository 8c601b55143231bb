-- What is verified or repaired, where a rebuild reads and whence it was asked for; then what came out.
alter table read.operations
  add column subject jsonb,
  add column source text,
  add column via text,
  add column differences integer,
  add column result jsonb;

-- The first differences that a verification found or a repair put right, as they stood then. Text, since the order of fields says something.
create table read.operation_differences (
  operation integer not null,
  nth integer not null,
  difference json not null,
  primary key (operation, nth)
);

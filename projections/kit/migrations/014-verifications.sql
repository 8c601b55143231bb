-- The subject of a verification or repair, the source of a rebuild and the origin of the request. The other columns have the
-- result.
alter table read.operations
  add column subject jsonb,
  add column source text,
  add column via text,
  add column differences integer,
  add column result jsonb;

-- The first differences that a verification found or a repair corrected, with the values of that time. They are text, since
-- the order of fields matters.
create table read.operation_differences (
  operation integer not null,
  nth integer not null,
  difference json not null,
  primary key (operation, nth)
);

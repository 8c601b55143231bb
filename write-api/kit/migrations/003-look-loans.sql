create table if not exists write.look_loans (
  look_id bigint primary key,
  staff_id bigint not null,
  until timestamptz not null
);
create index if not exists look_loans_staff on write.look_loans (staff_id);

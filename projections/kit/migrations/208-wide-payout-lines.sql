-- A member's cash grows until it is paid out, so a line's amount may exceed four bytes.
alter table read.payout_lines
  alter column amount type bigint,
  alter column income_tax type bigint,
  alter column local_tax type bigint;

-- Tables that a rebuild left beside, finished or not, are of another version and have the former columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

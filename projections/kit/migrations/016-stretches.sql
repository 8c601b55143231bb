-- Rows are also counted by stretches of 5,000 ids (projections/kit/tables/stretches.ts), so that a page far down a list need
-- not scan all rows before it. This statement counts the existing rows.
insert into read.counters
  select 'tryset_items_in_stretches', id / 5000, status, count(*) from read.tryset_items where not is_removed group by 2, 3;
insert into read.counters
  select 'trysets_in_stretches', id / 5000, status, count(*) from read.trysets where life = 'requested' and status is not null group by 2, 3;

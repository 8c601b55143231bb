alter table read.looks add column is_marked_paid boolean;
alter table read.looks add column counted_at timestamptz;
alter table read.looks add column sns_problem jsonb;

-- No language model was asked before this migration.
update read.looks set entries = coalesce(
  (select jsonb_agg(entry || '{"model": null}' order by place)
   from jsonb_array_elements(entries) with ordinality as tagged (entry, place)),
  '[]');

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

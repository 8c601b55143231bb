-- The tax rates that owners set. Past revisions come from the log mirror, as a fold would apply them. Revisions that are parked or
-- skipped are omitted here too.
create table read.tax_policies (
  id integer primary key,
  korea integer not null,
  japan integer not null,
  revision bigint not null,
  updated_at timestamptz not null
);

insert into read.tax_policies
select log.entity_id::integer,
  coalesce((array_agg(log.data -> 'changed' ->> 'KOREA' order by log.revision desc)
    filter (where log.data -> 'changed' ->> 'KOREA' is not null))[1]::integer, 10),
  coalesce((array_agg(log.data -> 'changed' ->> 'JAPAN' order by log.revision desc)
    filter (where log.data -> 'changed' ->> 'JAPAN' is not null))[1]::integer, 10),
  max(log.revision),
  (array_agg(log.effective_at order by log.revision desc))[1]
from read.log
where log.category = 'tax_policy' and log.type = 'TaxPolicyRevised'
  and not exists (
    select from read.parked
    where projection = 'tax_policies' and entity = log.entity_id and position <= log.position)
  and not exists (
    select from read.skipped_events
    where projection = 'tax_policies' and entity = log.entity_id and position = log.position)
group by log.entity_id;

drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

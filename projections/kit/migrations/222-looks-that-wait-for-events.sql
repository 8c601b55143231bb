-- Serves the desk's list: looks whose certification for a brand's event waits.
create index looks_event_pending on read.looks (id)
  where brand_event ->> 'status' = 'Pending' and life = 'posted';
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

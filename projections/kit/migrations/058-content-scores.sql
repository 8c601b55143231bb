-- What certified items count for their brands is kept for the lists of brands.
insert into read.counters (stat, scope, bucket, count)
  select 'content_scores', item.brand_id, 'score', sum(look.content_unit_score)
    from read.look_items as item
    join read.looks as look on look.id = item.look_id
    where item.status = 'Approved' and look.life = 'posted' and look.content_unit_score is not null
    group by item.brand_id;

-- Tables that a rebuild left beside are of another version and lack these counters.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

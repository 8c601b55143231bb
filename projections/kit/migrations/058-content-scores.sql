-- The content scores of certified items are counted by brand, for the lists of brands.
insert into read.counters (stat, scope, bucket, count)
  select 'content_scores', item.brand_id, 'score', sum(look.content_unit_score)
    from read.look_items as item
    join read.looks as look on look.id = item.look_id
    where item.status = 'Approved' and look.life = 'posted' and look.content_unit_score is not null
    group by item.brand_id;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

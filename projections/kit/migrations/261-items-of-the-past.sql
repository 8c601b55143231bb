-- Lists as of a day have removed things, too: the indexes on the things' creation lacked them.
drop index read.tryset_items_created;
create index tryset_items_created on read.tryset_items (created_at, id) include (status, brand_id, is_removed);
drop index read.stock_items_created;
create index stock_items_created on read.stock_items (created_at, id) include (is_removed);
drop index read.trysets_created;
create index trysets_created on read.trysets (created_at, id) include (status, life);

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

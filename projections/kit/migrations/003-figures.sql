-- Columns and indexes for the figures. The new columns also need past events, so this migration empties the read models and
-- the runner folds the log again from its beginning. Until it has finished, reads report that they are behind.
alter table read.tryset_items
  add column trial_ends_at timestamptz,
  add column post_due_at timestamptz,
  add column return_requested_at timestamptz,
  add column deferred_at timestamptz;
-- These indexes alone answer the counts of a period. The last one has only active items, which are few compared with ended
-- ones.
create index tryset_items_delivered on read.tryset_items (delivered_at)
  include (brand_id, product_id, created_at, post_status, post_due_at)
  where not is_removed and delivered_at is not null;
create index tryset_items_return_requested on read.tryset_items (return_requested_at) include (brand_id, product_id)
  where not is_removed and return_requested_at is not null;
create index tryset_items_deferred on read.tryset_items (deferred_at) include (brand_id, product_id)
  where not is_removed and deferred_at is not null;
create index tryset_items_open on read.tryset_items (status) include (brand_id, product_id, trial_ends_at)
  where not is_removed and status not in ('tryset_canceled', 'return_delivered', 'purchased');

-- The index of the list also answers which items belong to a product, and how long its returned items took.
drop index read.tryset_items_list;
create index tryset_items_list on read.tryset_items (id)
  include (status, brand_id, product_id, post_status, is_express, user_gender, user_region, created_at,
    return_requested_at)
  where not is_removed;

alter table read.stock_rentals
  add column awaits_check_of integer,
  add column shelved_at timestamptz;
create index stock_rentals_check on read.stock_rentals (awaits_check_of) where awaits_check_of is not null;
create index stock_rentals_shelved on read.stock_rentals (shelved_at) include (tryset_item_id)
  where shelved_at is not null;

truncate read.log, read.tryset_items, read.trysets, read.tryset_brands, read.stock_items, read.stock_memos,
  read.stock_rentals, read.products, read.product_sizes, read.brands, read.brand_admins, read.users, read.staff,
  read.reference, read.counters, read.parked, read.unknown_types, private.people;
update read.checkpoints set position = -1, recorded_at = null, processed = 0 where name = 'live';

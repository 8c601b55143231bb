-- Lists of tryset items by the day on which the trial ends or the return arrived, and in the order of these times. The partial
-- indexes of the figures cannot serve an order in which empty times come last.
create index tryset_items_trial_end on read.tryset_items (trial_ends_at, id) where not is_removed;
create index tryset_items_trial_end_down on read.tryset_items (trial_ends_at desc nulls last, id desc) where not is_removed;
create index tryset_items_arrived on read.tryset_items (return_arrived_at, id) where not is_removed;
create index tryset_items_arrived_down on read.tryset_items (return_arrived_at desc nulls last, id desc) where not is_removed;
create index tryset_items_delivery on read.tryset_items (delivered_at, id) where not is_removed;
create index tryset_items_delivery_down on read.tryset_items (delivered_at desc nulls last, id desc) where not is_removed;
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

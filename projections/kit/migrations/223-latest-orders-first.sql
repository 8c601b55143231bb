-- Lists with the latest time first, where empty times come last. The indexes with the earliest time first cannot serve them.
create index orders_paid_down on read.orders (paid_time desc nulls last, id desc);
create index orders_due_down on read.orders (due_time desc nulls last, id desc);
create index order_items_paid_down on read.order_items (paid_time desc nulls last, id desc);
create index order_items_completed_down on read.order_items (completed_time desc nulls last, id desc);
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

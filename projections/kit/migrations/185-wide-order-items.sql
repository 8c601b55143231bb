-- An item's id is its order's id times 100, and its number. So it exceeds four bytes from order 21,474,837 on.
alter table read.order_items alter column id type bigint;
alter table read.look_items alter column order_item_id type bigint;
alter table read.stock_items alter column holder_id type bigint;

-- Tables that a rebuild left beside, finished or not, are of another version and have the former columns.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

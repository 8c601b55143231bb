-- The approval numbers of tax invoices for transfers. No event noted one before this.
alter table read.brand_invoices add column approval_number text;

-- Tables that a rebuild left beside lack the column.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

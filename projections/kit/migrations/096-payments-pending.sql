-- The list of payments with an unknown outcome reads the pending ones only.
create index payments_pending on read.payments (id desc) where status = 'pending';
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

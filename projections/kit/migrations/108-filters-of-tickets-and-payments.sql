-- Every filter of the lists of tickets, subscriptions, invoices and payments has an index.
create index user_tickets_plan_type on read.user_tickets (plan_type, id desc);
create index user_tickets_live on read.user_tickets (id desc) where is_live;
create index user_tickets_recharging on read.user_tickets (is_recharging, id desc);
create index user_tickets_forced on read.user_tickets (id desc) where is_forced;
create index user_tickets_start_date on read.user_tickets (start_date, id);
create index user_tickets_created on read.user_tickets (created_at, id);
create index event_tickets_status on read.event_tickets (status, id desc);
create index event_tickets_signup_end on read.event_tickets (signup_end_date, id);
create index brand_subscriptions_type on read.brand_subscriptions (subscription_type, id desc);
create index brand_subscriptions_method on read.brand_subscriptions (method, id desc);
create index brand_subscriptions_live on read.brand_subscriptions (id desc) where is_live;
create index brand_subscriptions_renewing on read.brand_subscriptions (id desc) where next_plan_id is not null;
create index brand_subscriptions_cancel_requested on read.brand_subscriptions (id desc) where is_cancel_requested;
create index brand_subscriptions_start_date on read.brand_subscriptions (start_date, id);
create index brand_subscriptions_created on read.brand_subscriptions (created_at, id);
create index brand_invoices_kind on read.brand_invoices (kind, id desc);
create index brand_invoices_method on read.brand_invoices (method, id desc);
create index brand_invoices_due on read.brand_invoices (due_time, id);
create index brand_invoices_paid on read.brand_invoices (paid_time, id);
create index payments_status on read.payments (status, id desc);
create index payments_method on read.payments (method, id desc);
-- The index by status also finds the pending payments.
drop index read.payments_pending;
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- The payments of each payer, with what they wait for.
create table if not exists write.open_payments (
  payment_id bigint primary key,
  payer_kind text not null,
  payer_id bigint not null,
  is_pending boolean not null,
  open_refunds bigint[] not null
);
create index if not exists open_payments_of_payer on write.open_payments (payer_kind, payer_id)
  where is_pending or open_refunds <> '{}';

-- The cash receipts that the simulated payment provider issued for bank transfers.
create table if not exists write.simulated_receipts (
  merchant_uid text primary key,
  amount bigint not null
);

-- The books of the simulated payment provider. A prepared attempt waits for its payer.
create table if not exists write.simulated_payments (
  reference text primary key,
  merchant_uid text not null unique,
  name text not null,
  status text not null check (status in ('prepared', 'ready', 'paid', 'failed', 'canceled')),
  method text not null,
  amount bigint not null,
  currency text not null,
  changed_at timestamptz not null,
  paid_at timestamptz,
  declined text,
  account jsonb,
  refunds jsonb not null default '[]',
  has_receipt boolean not null default false
);
create index if not exists simulated_payments_changed on write.simulated_payments (changed_at);

-- How the simulated provider's stored cards behave when they are charged. It keeps no card numbers.
create table if not exists write.simulated_cards (
  billing_key text primary key,
  behavior text not null
);

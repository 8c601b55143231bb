-- The members with open cash, by currency, from whom a payout is drafted.
create table if not exists write.cash_owners (
  user_id bigint not null,
  currency text not null,
  last_number bigint not null,
  paid_number bigint not null,
  primary key (user_id, currency)
);

create index if not exists cash_owners_open on write.cash_owners (currency, user_id)
  where last_number > paid_number;

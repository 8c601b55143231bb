-- The slots that events of garments name, which the register takes over. `seen_at` is the position up to which it has done so.
create table if not exists write.named_slots (
  key text primary key,
  slot jsonb not null,
  named_at bigint not null,
  seen_at bigint not null default -1
);
create index if not exists named_slots_new on write.named_slots (key) where seen_at < named_at;

create index if not exists stock_candidates_slot on write.stock_candidates ((state -> 'slot' ->> 'slotNumber'))
  where state -> 'slot' ->> 'slotNumber' is not null;

-- The live ticket of each member, for letters about a plan's new price.
create table if not exists write.live_tickets (
  user_id bigint primary key,
  ticket_id bigint not null
);

create index if not exists live_tickets_ticket on write.live_tickets (ticket_id);

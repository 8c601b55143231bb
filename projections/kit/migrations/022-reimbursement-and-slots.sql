-- A brand's compensation for a garment is settled when the garment becomes unavailable, and its day can be queried. Garments
-- that are lent, sold or returned to their brand have left their slots. This migration updates existing garments as a fold of
-- their events would. It does not update read models beside the live ones, but drops them.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

alter table read.stock_items
  add column unavailable_on date,
  add column reimbursement jsonb;

-- The first event that made the garment unavailable since it was last available; days are those of Korea.
with became as (
  select stock.id, event.revision, event.effective_at
  from read.stock_items stock
  join read.log event on event.stream = 'stock_item-' || stock.id
  where stock.unavailable_reason is not null
    and (event.type = 'StockItemMarkedUnavailable'
      or event.type = 'StockItemReservationReleased' and event.data -> 'stock' ->> 'to' = 'unavailable')
    and not exists (
      select from read.log later
      where later.stream = event.stream and later.revision > event.revision
        and later.type in ('StockItemReturnReceived', 'StockItemRecovered', 'StockItemCheckStarted', 'StockItemHoldReleased'))
)
update read.stock_items stock
set unavailable_on = (first.effective_at at time zone 'UTC' + interval '9 hours')::date
from (select distinct on (id) id, effective_at from became order by id, revision) first
where first.id = stock.id;

create temporary table slots_left on commit drop as
select stock.id, max(event.revision) as revision
from read.stock_items stock
join read.log event on event.stream = 'stock_item-' || stock.id
where event.type in ('StockItemLent', 'StockItemPurchased', 'StockItemOutCompleted')
  and (stock.slot is not null or stock.pieces @? '$[*] ? (@.slot != null)')
group by stock.id;

update read.stock_items stock
set slot = null
from slots_left gone
where gone.id = stock.id and stock.slot is not null
  and not exists (
    select from read.log event
    where event.stream = 'stock_item-' || stock.id and event.revision > gone.revision
      and event.type in ('StockItemEntered', 'StockItemStowed'));

update read.stock_items stock
set pieces = (
  select jsonb_agg(
    case when piece -> 'slot' <> 'null' and not exists (
      select from read.log event
      where event.stream = 'stock_item-' || stock.id and event.revision > gone.revision
        and event.type = 'StockPieceStowed' and event.data ->> 'pieceId' = piece ->> 'pieceId')
    then piece || '{"status": "OutOfWarehouse", "slot": null}' else piece end
    order by place)
  from jsonb_array_elements(stock.pieces) with ordinality as pieces (piece, place))
from slots_left gone
where gone.id = stock.id and stock.pieces @? '$[*] ? (@.slot != null)';

create index stock_items_unavailable on read.stock_items (unavailable_on, id) where status = 'unavailable' and not is_removed;

-- A scanned label may belong to a piece.
create function read.piece_tags(jsonb) returns text[] language sql immutable strict parallel safe
return (select array_agg(lower(piece ->> 'tag')) from jsonb_array_elements($1) as pieces (piece));
create index stock_items_piece_tags on read.stock_items using gin (read.piece_tags(pieces)) where pieces <> '[]';

-- How many rewards a reservation was given. A further look of a rewarded reservation earns nothing, and counts no turn.
update read.reservations as reservation
set state = reservation.state || jsonb_build_object('turns', (
  select count(*) from read.log
  where log.stream = 'reservation-' || reservation.id and log.type = 'ReservationRewarded'
    and ((log.data ->> 'points')::integer > 0 or (log.data ->> 'cash')::integer > 0)));

-- Tables that a rebuild left beside are of another version.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

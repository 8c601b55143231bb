-- Deadlines of reservations name the kind of request that they wait for. Earlier reservations waited for trysets.
update write.deadlines
set deadline = json_build_object(
  'name', 'settle_reservation',
  'dueAt', deadline -> 'dueAt',
  'reservation', json_build_object(
    'stockItemId', deadline -> 'reservation' -> 'stockItemId',
    'holder', deadline -> 'reservation' -> 'holder',
    'waitsFor', json_build_object('kind', 'tryset', 'id', deadline -> 'reservation' -> 'trysetId')))
where deadline ->> 'name' = 'settle_reservation' and deadline -> 'reservation' -> 'trysetId' is not null;

-- Deadlines of holds name the kind of thing that the points pay for. Earlier holds paid for trysets.
update write.deadlines
set deadline = json_build_object(
  'name', 'settle_hold',
  'dueAt', deadline -> 'dueAt',
  'hold', json_build_object(
    'userId', deadline -> 'hold' -> 'userId',
    'for', json_build_object('kind', 'tryset', 'id', deadline -> 'hold' -> 'trysetId')))
where deadline ->> 'name' = 'settle_hold' and deadline -> 'hold' -> 'trysetId' is not null;

-- A garment's code is shown in capitals, as on its label (projections/stock/projection.ts). This statement corrects existing
-- codes.
update read.stock_items set code = translate(
  normalize(code, nfkc), 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');

-- Members are found by their usernames in the form of their claims, whatever the case.
create index users_username_claimed on read.users (lower(username));

-- A garment's code is shown with the capitals that its label has (projections/stock/projection.ts); those of before are put right here.
update read.stock_items set code = translate(
  normalize(code, nfkc), 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');

-- Members are found by their usernames as these are claimed, whatever their case.
create index users_username_claimed on read.users (lower(username));

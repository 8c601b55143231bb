-- People are found by what their names hold in Korean and Japanese too. Of a million a search for one read every row, since trigrams know
-- only the letters of the database's locale (015): a second, and a hundredth of it with this. Letters beyond ASCII are paired here; what
-- lies between them stands as one space, and is found by its trigrams as before.
create function read.wide_pairs(text) returns text[] language sql immutable strict parallel safe
return read.pairs(regexp_replace($1, '[ -~]+', ' ', 'g'));
create index people_wide_names on private.people using gin (read.wide_pairs(search)) with (gin_pending_list_limit = 256);

-- Names in Korean and Japanese can be searched by parts, too. Trigrams only know the letters of the database's locale (015),
-- so such a search read every row. With a million people that took a second; with this index it takes one to five
-- milliseconds. The function pairs letters beyond ASCII. Text between them counts as one space; trigrams find it as before.
create function read.wide_pairs(text) returns text[] language sql immutable strict parallel safe
return read.pairs(regexp_replace($1, '[ -~]+', ' ', 'g'));
create index people_wide_names on private.people using gin (read.wide_pairs(search)) with (gin_pending_list_limit = 256);

-- Most names and many posts are written in ASCII alone. Each was taken apart letter by letter to come to the same one space: half of the
-- time in which the index of 120,000 people is built. What it answers stays what it was, so that the indexes stand.
create or replace function read.wide_pairs(text) returns text[] language sql immutable parallel safe
return case
  when $1 = '' then array['']
  when $1 ~ '^[ -~]+$' then array[' ']
  else read.pairs(regexp_replace($1, '[ -~]+', ' ', 'g'))
end;

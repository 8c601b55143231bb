-- Many names and posts are written in ASCII alone. Each was taken apart letter by letter to come to the same one space: nearly all of the
-- time in which the index of 120,000 people was built. What it answers stays what it was, so that the indexes stand. It is not strict
-- any more, since Postgres then puts it in place where it is called; of null it still answers null.
create or replace function read.wide_pairs(text) returns text[] language sql immutable parallel safe
return case
  when $1 = '' then array['']
  when $1 ~ '^[ -~]+$' then array[' ']
  else read.pairs(regexp_replace($1, '[ -~]+', ' ', 'g'))
end;

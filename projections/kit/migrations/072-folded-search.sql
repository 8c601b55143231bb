-- A text is found however it was typed: composed or decomposed, in full or half width, with invisible characters. Searches
-- fold texts like `plainLower` of domain/text/plain.ts, and the indexes contain folded texts.
create function read.folded(text) returns text language sql immutable parallel safe
return case
  when $1 ~ '^[!-~]*$' then lower($1)
  else normalize(lower(btrim(regexp_replace(regexp_replace(
    normalize(regexp_replace($1, U&'[\0009-\000d\0020\00a0\1680\2000-\200a\2028\2029\202f\205f\2800\3000\feff]+', ' ', 'g'), nfkc),
    U&'[\0001-\001f\007f-\009f\00ad\034f\061c\115f\1160\17b4\17b5\180b-\180f\200b-\200f\202a-\202e\2060-\206f\3164\fe00-\fe0f\feff\ffa0\fff0-\fff8\+01bca0-\+01bca3\+01d173-\+01d17a\+0e0000-\+0e0fff]',
    '', 'g'), ' {2,}', ' ', 'g'))), nfkc)
end;

drop index read.products_name_search, read.products_code_search, read.stock_items_code_search, read.users_username_search;
create index products_name_search on read.products using gin (read.folded(name) gin_trgm_ops);
create index products_wide_name on read.products using gin (read.wide_pairs(read.folded(name))) with (gin_pending_list_limit = 256);
create index products_code_search on read.products using gin (read.folded(code) gin_trgm_ops);
create index stock_items_code_search on read.stock_items using gin (read.folded(code) gin_trgm_ops);
create index users_username_search on read.users using gin (read.folded(username) gin_trgm_ops);

drop index read.looks_text, read.looks_wide_text;
create index looks_text on read.looks using gin (read.folded(description) gin_trgm_ops)
  with (gin_pending_list_limit = 256) where life = 'posted';
create index looks_wide_text on read.looks using gin (read.wide_pairs(read.folded(description)))
  with (gin_pending_list_limit = 256) where life = 'posted';

drop index read.log_reason_pairs;
create index log_reason_pairs on read.log using gin (read.pairs(read.folded(metadata ->> 'reason')))
  with (gin_pending_list_limit = 256) where metadata ->> 'reason' is not null;

-- The search column of people contains folded texts, with the digits of the recipient's phone.
update private.people set search = read.folded(
  search || coalesce(' ' || regexp_replace(destination ->> 'phone', '[^0-9]', '', 'g'), '')
) where search ~ '[^!-~ ]' or destination ->> 'phone' is not null;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

-- The key by which a parcel is searched, as in domain/text/tracking-number.ts. Earlier numbers were stored as scanners sent
-- them: in full width, with blanks, or between the letters of a Codabar code.
create function read.parcel_key(text) returns text language sql immutable parallel safe
return regexp_replace(
  regexp_replace(upper(normalize(translate($1, 'ㅁㅠㅊㅇ', 'ABCD'), NFKC)), '[^A-Z0-9]', '', 'g'),
  '^[A-DTNE]([0-9]{6,})[A-DTNE]$', '\1');

drop index read.tryset_items_return_parcel;
drop index read.tryset_items_parcel;
create index tryset_items_return_parcel on read.tryset_items (read.parcel_key(return_tracking_number))
  where return_tracking_number is not null;
create index tryset_items_parcel on read.tryset_items (read.parcel_key(tracking_number))
  where tracking_number is not null;

-- Tables of an unfinished rebuild, or from before the last rebuild, have the former indexes, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;

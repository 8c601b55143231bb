alter table write.named_pictures add column if not exists ticket_of bigint;
alter table write.named_pictures drop constraint if exists named_pictures_hash_certificate_of_key;
create unique index if not exists named_pictures_once on write.named_pictures (hash, certificate_of, ticket_of) nulls not distinct;

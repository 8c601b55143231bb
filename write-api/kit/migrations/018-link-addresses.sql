-- The name of the claim on the address to which a link was mailed. The link becomes invalid once the account has another
-- address. Null for links from before this migration.
alter table write.mailed_links add column if not exists address text;

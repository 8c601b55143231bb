-- The claim's name of the address that a link was sent to: it opens nothing once the account has another. Null for links of before.
alter table write.mailed_links add column if not exists address text;

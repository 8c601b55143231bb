-- A person without the link of an invitation asks by the address that was invited.
create index if not exists mailed_links_address on write.mailed_links (address);

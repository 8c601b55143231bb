create index looks_updated on read.looks (updated_at);

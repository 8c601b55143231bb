alter table write.refresh_families add column if not exists vouched_by text;

alter table write.refresh_families add column if not exists device text;

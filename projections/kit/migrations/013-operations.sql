-- The generation of the read models at the start of the operation. If the generation has changed, an interrupted operation had
-- already switched the tables, so it is done.
alter table read.operations add column generation integer;

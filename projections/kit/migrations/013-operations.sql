-- The generation of the read models when the operation was begun: one that was broken off right after its switch is done.
alter table read.operations add column generation integer;

-- Projections whose new tables are empty although the log has their events. After the migrations, they are folded from the log.
create table read.unfilled (projection text primary key);

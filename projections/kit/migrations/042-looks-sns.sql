alter table read.looks add column is_marked_paid boolean;
alter table read.looks add column counted_at timestamptz;
alter table read.looks add column sns_problem jsonb;

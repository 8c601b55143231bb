-- The feedback on each look, which the system denies when the look is removed.
create table if not exists write.feedback_of_looks (
  brand_feedback_id bigint primary key,
  look_id bigint not null
);

create index if not exists feedback_of_looks_look on write.feedback_of_looks (look_id);

-- The collaborations of brands, which end with the removal of their brand; and the proposals of collaborations and members, which
-- end with their collaboration, with a ban, and with the wish to be forgotten.
create table if not exists write.collaborations_of_brands (
  brand_collaboration_id bigint primary key,
  brand_id bigint not null
);

create index if not exists collaborations_of_brands_brand on write.collaborations_of_brands (brand_id);

create table if not exists write.proposals_of_members (
  proposal_id bigint primary key,
  brand_collaboration_id bigint not null,
  user_id bigint not null
);

create index if not exists proposals_of_members_collaboration on write.proposals_of_members (brand_collaboration_id);
create index if not exists proposals_of_members_user on write.proposals_of_members (user_id);

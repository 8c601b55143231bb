import { memberGenders, memberGrades, memberRoles, signIns } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import type { Filter } from '../kit/list/filters.ts';
import { shapeFor } from '../kit/list/list-state.ts';

const filters: readonly Filter[] = [
  { name: 'q', kind: 'search' },
  { name: 'role', kind: 'choice', options: memberRoles, group: 'member.role' },
  { name: 'grade', kind: 'choice', options: memberGrades, group: 'member.grade' },
  { name: 'gender', kind: 'choice', options: memberGenders, group: 'member.gender' },
  { name: 'region_id', kind: 'choice', options: regions, group: 'member.region' },
  { name: 'real_name', kind: 'text', staffOnly: true },
  { name: 'phone', kind: 'text', staffOnly: true },
  { name: 'email', kind: 'text', staffOnly: true },
  {
    name: 'auth',
    kind: 'choice',
    options: signIns,
    group: 'member.auth',
    staffOnly: true,
  },
  { name: 'username', kind: 'given' },
  { name: 'id', kind: 'given' },
  { name: 'ids', kind: 'given' },
];

const isPublic: Filter = {
  name: 'is_public',
  kind: 'choice',
  options: ['true', 'false'],
  group: 'member.flag',
  staffOnly: true,
};

const orders = ['id', 'username', 'created_time', 'updated_time'];

/** Filters and orders of the list of all members. */
export const memberListShape = shapeFor({ filters: [...filters, isPublic], orders });

/** The list of members with a public profile. Brand admins never get other members from the server. */
export const curatorListShape = shapeFor({ filters, orders, fixed: { is_public: 'true' } });

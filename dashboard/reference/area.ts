import { referenceKindNames } from '#domain/reference/reference-kinds.ts';
import type { Area } from '../kit/areas/area.ts';
import type { Room } from '../kit/areas/room.ts';
import { attributeViews, editorialViews } from './attribute-views.ts';

const attributes = {
  name: 'attributes',
  path: '/products/attribute',
  access: 'staff',
  section: 'catalogue',
} as const satisfies Room;

const viewRoom = (view: string): Room => ({
  ...attributes,
  path: `${attributes.path}/${view}`,
  page: {
    texts: ['lists', 'forms', 'products', 'reference'],
    load: () => import('./attributes-page.tsx').then((m) => m.AttributesPage),
  },
});

const editorial = {
  name: 'editorial',
  access: 'staff',
  section: 'content',
  page: {
    texts: ['lists', 'forms', 'products', 'reference'],
    load: () => import('./editorial-page.tsx').then((m) => m.EditorialPage),
  },
} as const satisfies Omit<Room, 'path'>;

/** Reference data of products: categories, sizes, materials and so on, which the screens call attributes; curations and magazines. */
export const reference: Area = {
  rooms: [
    { ...attributes, place: 3, icon: 'attributes', redirect: '/products/attribute/overview' },
    viewRoom('overview'),
    ...attributeViews.map(({ view }) => viewRoom(view)),
    { ...editorial, path: editorialViews[0].path, place: 10, icon: 'editorial' },
    { ...editorial, path: editorialViews[1].path },
  ],
  kinds: Object.fromEntries(
    referenceKindNames.map((kind) => [kind, { statuses: 'history.referenceStatus' }] as const),
  ),
  followed: [
    { path: '/v2/categories', kind: 'category' },
    { path: '/v2/size-types', kind: 'size_type' },
    { path: '/v2/measurement-types', kind: 'measurement_type' },
    { path: '/v2/material-types', kind: 'material_type' },
    { path: '/v2/styles', kind: 'style' },
    { path: '/v2/seasons', kind: 'season' },
    { path: '/v2/curations', kind: 'curation' },
    { path: '/v2/magazines', kind: 'magazine' },
  ],
  fieldsOfCodes: { 'category.circle': 'parent_id' },
  start: () => import('./start-up.ts').then((m) => m.loadAtStartUp()),
};

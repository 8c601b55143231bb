import type { ReferenceStatus } from '#domain/reference/reference.ts';
import type { ReferenceEvent } from '#domain/reference/reference-events.ts';
import type { ReferenceFields, ReferenceKind } from '#domain/reference/reference-kinds.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

const attributes = {
  title: 'Product attributes',
  views: 'Kinds of attributes',
  editorialViews: 'Kinds of editorial content',
  view: {
    overview: 'Overview',
    category: 'Categories',
    size: 'Sizes',
    measurement: 'Measurements',
    material: 'Materials',
    style: 'Styles',
    season: 'Seasons',
    curation: 'Curations',
    magazine: 'Magazines',
  },
  one: {
    category: 'Category',
    size_type: 'Size',
    measurement_type: 'Measurement',
    material_type: 'Material',
    style: 'Style',
    season: 'Season',
    curation: 'Curation',
    magazine: 'Magazine',
  },
  about: {
    category: 'Categories of products, in as many levels as needed.',
    size: 'The sizes that products come in, from the smallest on.',
    measurement: 'Measurements of garments, by category.',
    material: 'The parts of a garment whose composition is said.',
    style: 'The words that members look for.',
    season: 'The seasons for which collections are made.',
    curation: 'Products chosen for an occasion. Members see published curations.',
    magazine: 'Articles elsewhere, with their links. Members see and like published ones.',
  },
  counts: '{{all}} in all, {{published}} published',
  columns: {
    order: 'Order',
    name: 'Name',
    gender: 'Gender',
    multipleTry: 'Several sizes at once',
    categories: 'In categories',
    products: 'Products',
    published: 'Published',
    priority: 'Priority',
  },
  everyCategory: 'In none yet',
  search: 'Search by name',
  onlyPublished: 'Published only',
  published: 'Published',
  unpublished: 'Not published',
  multipleTry: 'Several sizes of a product may be tried at once',
  create: 'New: {{kind}}',
  createIn: 'New category below {{name}}',
  edit: 'Edit {{name}}',
  publish: 'Publish {{name}}',
  unpublish: 'Take {{name}} back from publication',
  retire: 'Retire {{name}}',
  moveUp: 'Move {{name}} up',
  moveDown: 'Move {{name}} down',
  drag: 'Drag, or use Alt with the arrow keys',
  moved: '{{name}} is number {{at}} of {{of}} now.',
  orderHint: 'Alt + ↑ or ↓ moves the chosen row; dragging does too.',
  noOrderWhileSearching: 'Clear the search to change the order.',
  productsOf: 'Products with {{name}}: {{amount}}',
  empty: 'Nothing here yet.',
  emptyText: 'Add the first one.',
  noMatch: 'No name matches.',
  fields: {
    name: 'Name',
    priority: 'Priority',
    isPublished: 'Published',
    parentId: 'Below',
    gender: 'Gender',
    isSupportMultipleTry: 'Several sizes of a product may be tried at once',
    categoryIds: 'Measured in categories',
    description: 'Description',
    productIds: 'Products',
    link: 'Link',
  },
  noParent: 'Top level',
  priorityHelp: 'Smaller numbers come first.',
  saved: 'Saved.',
  retired: 'Retired.',
  retireTitle: 'Retire “{{name}}”?',
  retireText: 'Existing uses keep it; new ones are refused.',
  retireHides: 'Members no longer see it, and cannot like it. It cannot come back.',
  stillNames: 'It is still named by:',
  notNamed: 'Nothing names it.',
  namedBy: {
    products: '{{amount}} {{amount, plural(one: product; other: products)}}',
    categories: '{{amount}} {{amount, plural(one: category; other: categories)}} right below it',
    measurementTypes: '{{amount}} {{amount, plural(one: measurement; other: measurements)}}',
  },
  retireOk: 'Retire',
} as const;

export const texts = { attributes } as const;

export const rooms = {
  attributes: 'Product attributes',
  editorial: 'Editorial',
} as const;

/** All fields of reference data, except `link`, which the texts of looks already name. */
type AllFields = { [Kind in ReferenceKind]: Omit<ReferenceFields<Kind>, 'link'> }[ReferenceKind];

export const history = {
  categoryWithId: {
    category: 'Category {{id}}',
    size_type: 'Size {{id}}',
    measurement_type: 'Measurement {{id}}',
    material_type: 'Material {{id}}',
    style: 'Style {{id}}',
    season: 'Season {{id}}',
    curation: 'Curation {{id}}',
    magazine: 'Magazine {{id}}',
  },
  referenceStatus: {
    none: 'None yet',
    active: 'In use',
    retired: 'Retired',
  } as const satisfies Record<ReferenceStatus, string>,
  event: {
    CategoryRegistered: 'Category was added: {{name}}.',
    CategoryRevised: 'Category was changed.',
    CategoryRetired: 'Category was retired.',
    SizeTypeRegistered: 'Size was added: {{name}}.',
    SizeTypeRevised: 'Size was changed.',
    SizeTypeRetired: 'Size was retired.',
    MeasurementTypeRegistered: 'Measurement was added: {{name}}.',
    MeasurementTypeRevised: 'Measurement was changed.',
    MeasurementTypeRetired: 'Measurement was retired.',
    MaterialTypeRegistered: 'Material was added: {{name}}.',
    MaterialTypeRevised: 'Material was changed.',
    MaterialTypeRetired: 'Material was retired.',
    StyleRegistered: 'Style was added: {{name}}.',
    StyleRevised: 'Style was changed.',
    StyleRetired: 'Style was retired.',
    SeasonRegistered: 'Season was added: {{name}}.',
    SeasonRevised: 'Season was changed.',
    SeasonRetired: 'Season was retired.',
    CurationRegistered: 'Curation was added: {{name}}.',
    CurationRevised: 'Curation was changed.',
    CurationRetired: 'Curation was retired.',
    MagazineRegistered: 'Magazine was added: {{name}}.',
    MagazineRevised: 'Magazine was changed.',
    MagazineRetired: 'Magazine was retired.',
  } as const satisfies EventTexts<ReferenceEvent>,
  field: {
    isPublished: 'Published',
    parentId: 'Above it',
    isSupportMultipleTry: 'Several sizes at once',
    categoryIds: 'Categories',
    productIds: 'Products',
  } as const satisfies FieldTexts<AllFields>,
} as const;

export const replay = {
  projection: {
    reference: 'Reference data',
  },
} as const;

import type { ReferenceStatus } from '#domain/reference/reference.ts';
import type { ReferenceEvent } from '#domain/reference/reference-events.ts';
import type { ReferenceFields, ReferenceKind } from '#domain/reference/reference-kinds.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

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

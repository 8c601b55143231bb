import { t } from 'i18next';
import { wholeBody } from '#write-api/reference/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { attributeViews, editorialViews, inOverview } from '../attribute-views.ts';
import { entryFields } from '../entry-fields.ts';

export const forms: readonly FormSample[] = [
  ...[...attributeViews, inOverview, ...editorialViews].map(({ kind }) => ({
    form: kind,
    fields: entryFields(t, kind, []),
    body: wholeBody(kind),
  })),
];

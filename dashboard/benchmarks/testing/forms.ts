import { t } from 'i18next';
import { BenchmarkBody } from '#write-api/benchmarks/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { createFields } from '../create-fields.ts';

/** The fields for the two days are left out: the body combines them into one period. */
const fields = createFields(t, []).filter(({ kind }) => kind !== 'day');

export const forms: readonly FormSample[] = [{ form: 'a new benchmark', fields, body: BenchmarkBody }];

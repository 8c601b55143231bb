import { t } from 'i18next';
import { NoticeBody } from '#write-api/inbox/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import { noticeFields } from '../fields.ts';

export const forms: readonly FormSample[] = [{ form: 'a notice', fields: noticeFields(t), body: NoticeBody }];

import { t } from 'i18next';
import { MemberBody, NewMemberBody } from '#write-api/members/bodies.ts';
import type { FormSample } from '../../testing/forms.ts';
import * as ofMembers from '../member-fields.ts';

export const forms: readonly FormSample[] = [
  { form: 'a new member', fields: ofMembers.newMemberFields(t), body: NewMemberBody },
  { form: 'a member’s profile', fields: ofMembers.profileFields(t), body: MemberBody },
  { form: 'a member’s contact data', fields: ofMembers.contactFields(t), body: MemberBody },
  { form: 'a member’s settings', fields: ofMembers.settingFields(t), body: MemberBody },
  { form: 'a member’s notes', fields: ofMembers.noteFields(t), body: MemberBody },
];

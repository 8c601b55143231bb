import { MemberGender, Region } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';
import { MutationOptionsInput } from '../kit/mutation.ts';
import { requireStaff } from '../kit/staff-only.ts';
import { bodyOf } from '../kit/wire.ts';
import { getUser, moveUserPoints, updateUser, userActions } from './calls.ts';
import { CuratorRole, CuratorType, PointReason } from './types.ts';

const ApproveInput = builder.inputType('ApproveCuratorInput', {
  fields: (t) => ({
    id: t.int({ required: true }),
    role: t.field({ type: CuratorRole, required: true, description: 'curator or influencer' }),
  }),
});

builder.mutationField('approveCurator', (t) =>
  t.field({
    type: CuratorType,
    nullable: true,
    description: 'Approves a member as a curator.',
    args: {
      input: t.arg({ type: ApproveInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input: { id, role }, options }, { graph }, info) => {
      await graph.writer(info, options)(userActions.one('approve'), { path: { id }, body: { role } });
      return graph.read(getUser, { path: { id } });
    },
  }),
);

const PointInput = builder.inputType('UpdateCuratorPointInput', {
  fields: (t) => ({
    id: t.int({ required: true }),
    delta: t.int({ required: true, description: 'Points to give, or to take if negative' }),
    type: t.field({ type: PointReason, required: true }),
    message: t.string({ required: true }),
  }),
});

builder.mutationField('updateCuratorPoint', (t) =>
  t.field({
    type: CuratorType,
    nullable: true,
    description: 'Gives points to a curator, or takes them.',
    args: {
      input: t.arg({ type: PointInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input: { id, ...body }, options }, { graph }, info) => {
      await graph.writer(info, options)(moveUserPoints, { path: { id }, body });
      return graph.read(getUser, { path: { id } });
    },
  }),
);

const CuratorAddress = builder.inputType('CuratorAddressInput', {
  fields: (t) => ({ postcode: t.string(), address1: t.string(), address2: t.string() }),
});

const SystemSettingInput = builder.inputType('CuratorSystemSettingInput', {
  fields: (t) => ({
    instagramRewardPoint: t.int(),
    youtubeRewardPoint: t.int(),
    postDelayDay: t.int(),
  }),
});

const ProfileInput = builder.inputType('UpdateCuratorProfileByStaffInput', {
  fields: (t) => ({
    id: t.int({ required: true }),
    realName: t.string(),
    phone: t.string(),
    email: t.string(),
    gender: t.field({ type: MemberGender }),
    regionId: t.field({ type: Region }),
    birthday: t.string({ description: 'YYYY-MM-DD' }),
    bio: t.string(),
    isPublic: t.boolean(),
    address: t.field({ type: CuratorAddress }),
    systemSetting: t.field({ type: SystemSettingInput }),
  }),
});

builder.mutationField('updateCuratorProfileByStaff', (t) =>
  t.field({
    type: CuratorType,
    nullable: true,
    description: 'Changes the given fields of a curator. For staff.',
    args: {
      input: t.arg({ type: ProfileInput, required: true }),
      options: t.arg({ type: MutationOptionsInput }),
    },
    resolve: async (_, { input: { id, ...fields }, options }, { graph, caller }, info) => {
      requireStaff(caller);
      await graph.writer(info, options)(updateUser, { path: { id }, body: bodyOf(fields) });
      return graph.read(getUser, { path: { id } });
    },
  }),
);

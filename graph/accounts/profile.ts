import { type CallerLabel, callerLabels } from '#http/caller.ts';
import { unauthenticated } from '#http/errors.ts';
import { builder } from '../kit/builder.ts';
import { refusalOfError } from '../kit/refusal.ts';
import { getOwnBrandAdmin, getOwnUser, getStaff } from './calls.ts';

interface Profile {
  id: number;
  type: CallerLabel;
  name: string | null;
  email: string | null;
}

const ProfileKind = builder.enumType('UserProfileType', { values: callerLabels });

const UserProfile = builder.objectRef<Profile>('UserProfile').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.expose('type', { type: ProfileKind }),
    name: t.exposeString('name', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
  }),
});

builder.queryField('getMyUserProfile', (t) =>
  t.field({
    type: UserProfile,
    nullable: true,
    description: 'The account of the caller.',
    resolve: async (_, _args, { graph, caller }): Promise<Profile> => {
      switch (caller?.label) {
        case 'staff': {
          const { id, name, email } = await graph.read(getStaff, { path: { id: caller.id } });
          return { id, type: 'staff', name, email };
        }
        case 'brand_admin': {
          const { id, name, email } = await graph.read(getOwnBrandAdmin);
          return { id, type: 'brand_admin', name, email };
        }
        case 'user': {
          const { id, realName: name, email } = await graph.read(getOwnUser);
          return { id, type: 'user', name, email };
        }
        default:
          throw refusalOfError(unauthenticated('auth.token_missing', 'this call needs an access token'));
      }
    },
  }),
);

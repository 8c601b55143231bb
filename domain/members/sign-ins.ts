import type { MemberEvent } from './member-events.ts';
import type { SignIn } from './member-kinds.ts';

/**
 * Returns the ways in which a member can sign in after an event. Agreeing to the terms is part of signing up, which sets a
 * password.
 */
export function signInsAfter(before: readonly SignIn[], { type, data }: MemberEvent): readonly SignIn[] {
  switch (type) {
    case 'MemberTermsAgreed':
    case 'MemberPasswordChanged':
      return withOne(before, 'password');
    case 'MemberSocialLinked':
      return withOne(before, data.provider);
    case 'MemberSocialUnlinked':
      return before.filter((each) => each !== data.provider);
    case 'MemberForgotten':
      return [];
    default:
      return before;
  }
}

const withOne = (before: readonly SignIn[], one: SignIn) =>
  before.includes(one) ? before : [...before, one];

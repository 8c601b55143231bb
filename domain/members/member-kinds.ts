export const memberRoles = [
  'PRE_CREATED',
  'normal',
  'influencer',
  'curator',
  'banned',
  'applying_only',
] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Another name of the role `curator`, from older systems. It is taken in, and never given out. */
export const identifiedUser = 'Identified_User';

/** The role of a name that a caller or a file uses. */
export function roleNamed<const Role extends MemberRole>(
  name: Role | typeof identifiedUser,
): Role | 'curator' {
  return name === identifiedUser ? 'curator' : name;
}

export const memberGrades = ['white', 'gray', 'red', 'black', 'partner'] as const;
export type MemberGrade = (typeof memberGrades)[number];

export const memberGenders = ['male', 'female', 'etc'] as const;
export type MemberGender = (typeof memberGenders)[number];

export const memberPictures = ['picture', 'poster'] as const;
export type MemberPicture = (typeof memberPictures)[number];

/** The providers whose accounts members can use to sign in. */
export const socialProviders = ['kakao', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** The ways in which a member can sign in. */
export const signIns = ['facebook', 'kakao', 'password'] as const;
export type SignIn = (typeof signIns)[number];

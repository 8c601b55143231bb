/** The types of members' plans. */
export const memberPlanTypes = ['free', 'standard', 'unlimited'] as const;
export type MemberPlanType = (typeof memberPlanTypes)[number];

/** The lengths that a plan is offered for. It is a label: the period itself counts in months. */
export const memberPlanLengths = ['regular', 'short'] as const;
export type MemberPlanLength = (typeof memberPlanLengths)[number];

import type { TemplateCode } from '#domain/inbox/templates.ts';
import type { LookUseType } from '#domain/look-uses/use-kinds.ts';

/** A brand's use of a look. A null end means for ever. */
export interface UseFacts {
  brand: string;
  type: LookUseType;
  startDate: string;
  endDate: string | null;
}

/** A visit to a brand's event: its brand, and its time as people read it. */
export interface VisitFacts {
  brand: string;
  time: string;
}

/** A proposal: its brand, and the name of its collaboration. */
export interface ProposalFacts {
  brand: string;
  name: string;
}

/** What the texts name, as far as the template has it. */
export interface MessageFacts {
  /** The points with their separators: `5,000`. */
  points: string;
  /** The amount of the payment with its currency; null if it is unknown. */
  amount: string | null;
  /** The name of the ticket's plan, and its last day; null if they are unknown. */
  plan: string | null;
  endDate: string | null;
  /** The look use; null if it is unknown. */
  use: UseFacts | null;
  /** The visit; null if it is unknown. */
  visit: VisitFacts | null;
  /** The proposal; null if it is unknown. */
  proposal: ProposalFacts | null;
}

/** A message's text. `tag` is a short label. */
export interface MessageText {
  tag: string;
  title: string;
  description: string;
}

/** The texts of a language. The text of a notice is that of its staff, so the template has its tag alone. */
export interface MessageTexts {
  templates: Readonly<Record<Exclude<TemplateCode, 'notice'>, (facts: MessageFacts) => MessageText>>;
  noticeTag: string;
  /** The text of a template of a newer version. */
  unknown: MessageText;
}

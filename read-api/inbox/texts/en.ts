import { words } from '#domain/words/en.ts';
import type { MessageTexts, UseFacts } from './message-texts.ts';

export const en: MessageTexts = {
  templates: {
    look_certified: () => ({
      tag: 'Look',
      title: 'Your look is certified',
      description: 'Thank you for your post. Its reward is added to your points.',
    }),
    look_rejected: () => ({
      tag: 'Look',
      title: 'Your look was not certified',
      description: 'Open the look to read the reasons. You can change the post and ask for another check.',
    }),
    look_deferred: () => ({
      tag: 'Look',
      title: 'The check of your look takes longer',
      description: 'We check the post once more and tell you the result.',
    }),
    regram_asked: ({ use }) => ({
      tag: 'Regram',
      title: use === null ? 'A brand asks to repost your look' : `${use.brand} asks to repost your look`,
      description: use === null ? 'Say whether you agree.' : `${daysOf(use)}. Say whether you agree.`,
    }),
    look_use_asked: ({ use }) => ({
      tag: 'Use of a look',
      title: use === null ? 'A brand asks to use your look' : `${use.brand} asks to use your look`,
      description:
        use === null
          ? 'Say whether you agree.'
          : `${words.lookUseType[use.type]}, ${daysOf(use)}. Say whether you agree.`,
    }),
    look_use_started: ({ use }) => ({
      tag: 'Use of a look',
      title: use === null ? 'A brand uses your look from today' : `${use.brand} uses your look from today`,
      description:
        use === null ? 'Thank you for your look.' : `${words.lookUseType[use.type]}, ${daysOf(use)}.`,
    }),
    look_use_ended: ({ use }) => ({
      tag: 'Use of a look',
      title:
        use === null ? 'The use of your look has ended' : `The use of your look by ${use.brand} has ended`,
      description: 'If the brand still shows it, tell us.',
    }),
    event_invited: ({ visit }) => ({
      tag: 'Event',
      title: visit === null ? 'A brand invites you to an event' : `${visit.brand} invites you to an event`,
      description: visit === null ? 'Say whether you come.' : `${visit.time}. Say whether you come.`,
    }),
    reservation_rescheduled: ({ visit }) => ({
      tag: 'Event',
      title: visit === null ? 'Your visit to an event was moved' : `Your visit to ${visit.brand} was moved`,
      description:
        visit === null ? 'Say whether you come.' : `The new time: ${visit.time}. Say whether you come.`,
    }),
    proposal_made: ({ proposal }) => ({
      tag: 'Collaboration',
      title:
        proposal === null ? 'A brand proposes a collaboration' : `${proposal.brand} proposes a collaboration`,
      description:
        proposal === null
          ? 'Choose your sizes to take part.'
          : `${proposal.name}. Choose your sizes to take part.`,
    }),
    proposal_approved: ({ proposal }) => ({
      tag: 'Collaboration',
      title:
        proposal === null ? 'Your application was approved' : `${proposal.brand} approved your application`,
      description:
        proposal === null
          ? 'Choose your sizes to take part.'
          : `${proposal.name}. Choose your sizes to take part.`,
    }),
    proposal_failed: ({ proposal }) => ({
      tag: 'Collaboration',
      title: 'The garments cannot be sent',
      description: proposal === null ? 'Choose other sizes.' : `${proposal.name}. Choose other sizes.`,
    }),
    look_points_given: ({ points }) => ({
      tag: 'Points',
      title: `You got ${points} points`,
      description: 'The points are a reward for your look.',
    }),
    points_given: ({ points }) => ({
      tag: 'Points',
      title: `You got ${points} points`,
      description: 'Your point history tells what they are for.',
    }),
    cash_paid: () => ({
      tag: 'Cash',
      title: 'Your cash was paid',
      description: 'Your payments tell the amount and the tax.',
    }),
    plan_ending: ({ plan, endDate }) => ({
      tag: 'Plan',
      title: plan === null ? 'Your plan ends soon' : `Your plan “${plan}” ends soon`,
      description:
        endDate === null
          ? 'Choose a next plan to keep requesting trysets.'
          : `Its last day is ${endDate}. Choose a next plan to keep requesting trysets.`,
    }),
    payment_asked: ({ amount }) => ({
      tag: 'Payment',
      title: 'A payment did not go through',
      description:
        amount === null
          ? 'Register another card, and we try again.'
          : `${amount} is still to be paid. Register another card, and we try again.`,
    }),
    refund_needs_account: ({ amount }) => ({
      tag: 'Refund',
      title: 'Your refund needs a bank account',
      description:
        amount === null
          ? 'Enter the account to which the money goes.'
          : `Enter the account to which the refund of your payment of ${amount} goes.`,
    }),
  },
  noticeTag: 'Notice',
  unknown: { tag: 'Notice', title: 'You have a new message', description: 'Update the app to read it.' },
};

function daysOf({ startDate, endDate }: UseFacts): string {
  return endDate === null ? `from ${startDate}` : `from ${startDate} to ${endDate}`;
}

export const legal = {
  house: 'the operator of this platform',
  version: 'Version {{version}}',
  service: {
    title: 'Terms of service',
    lead: 'These are the rules between you and {{house}}. We have kept them short, so that you can read them whole.',
    what: {
      title: 'What tryset is',
      text: 'Brands lend clothes. Curators borrow them in sets, try them on and post looks about them. The clothes are kept, sent and taken back by {{house}}.',
    },
    accounts: {
      title: 'Your account',
      text: 'An account belongs to one person, and its password is yours alone. Members are at least 14 years old. Staff look at each application before a brand or a curator can begin.',
    },
    garments: {
      title: 'Borrowed clothes',
      text: 'Borrowed clothes belong to their brand. Return them in time, with all their parts. Tell us when something is damaged or lost, and we agree with you on what follows.',
    },
    looks: {
      title: 'Looks',
      text: 'Your looks stay yours. You allow us and the brand to show a look that you posted about its clothes. Any further use of a look is agreed and paid separately.',
    },
    money: {
      title: 'Points and payments',
      text: 'Looks earn points by the policy on the day of the request. Prices are shown before you confirm. A refund goes back the way in which you paid.',
    },
    end: {
      title: 'When you leave',
      text: 'You may close your account at any time. Clothes that you still have must come back first. We may close an account that breaks these rules, and we tell you why.',
    },
    changes: {
      title: 'When the terms change',
      text: 'A change gets a new version. What you agreed to is recorded with its version, and a new version asks you again.',
    },
    contact: {
      title: 'Questions',
      text: 'Ask in the app, or write to {{house}}.',
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'This page tells which data {{house}} keeps about you, what for, and what you can do about it.',
    kept: {
      title: 'What we keep',
      text: 'Name, e-mail address, phone, birthday and address, as far as you gave them. Besides, what you borrow, post, pay and ask, and the devices on which you are signed in.',
    },
    purpose: {
      title: 'What for',
      text: 'To send clothes to you and take them back, to credit and pay you, to answer your questions, and to keep others out of your account.',
    },
    seen: {
      title: 'Who sees it',
      text: 'Staff of {{house}} see what their work needs. Brands see your username and your looks, and the recipient of a parcel while it is prepared and on its way.',
    },
    others: {
      title: 'Services of others',
      text: 'Couriers get the recipient of a parcel, mail and message services get the messages, and the payment service gets your payments. None of them gets more.',
    },
    duration: {
      title: 'How long',
      text: 'Your personal data is encrypted with a key of your own. When you ask to be forgotten, we delete this key. Nobody can read the data any more, not even we.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may see, correct and export what we keep, and you may ask to be forgotten. Ask in the app, or write to {{house}}.',
    },
    choice: {
      title: 'What you may decline',
      text: 'News and offers reach you only if you agree. Language models check your looks only if you agree. You may take back either consent.',
    },
    contact: {
      title: 'Questions',
      text: 'Ask in the app, or write to {{house}}.',
    },
  },
} as const;

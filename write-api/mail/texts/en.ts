import type { LetterTexts, OrderEnd } from './letter-texts.ts';

export const en: LetterTexts = {
  brandInvitation: ({ brand, username, link, hours }) => ({
    subject: `You are invited to act for ${brand} at tryset`,
    text: `You are invited to act for the brand ${brand} in the back-office of tryset.

Your username: ${username}

Choose a password here. The link works once, for ${hours} hours:
${link}

If you expected nothing of the kind, there is nothing to do.
`,
  }),
  signInHelp: ({ username, link, minutes }) => ({
    subject: 'Your tryset username, and a new password',
    text: `Somebody asked for help with signing in to the account of this address.

Your username: ${username}

Set a new password here. The link works once, for ${minutes} minutes:
${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  }),
  signUpCode: ({ code, link, minutes }) => ({
    subject: `${code} is your tryset code`,
    text: `Your code for registering at tryset: ${code}

Type it where you began, or go on by this link. Both work for ${minutes} minutes:
${link}

If you did not begin a registration, there is nothing to do.
`,
  }),
  phoneCode: ({ code, minutes }) =>
    `[tryset] ${code} is your code. It works for ${minutes} minutes. Tell it to nobody.`,
  memberCode: ({ code, minutes }) => ({
    subject: `${code} is your tryset code`,
    text: `Your code for signing up at tryset: ${code}

Type it where you began. It works for ${minutes} minutes.

If you did not begin to sign up, there is nothing to do.
`,
  }),
  signUpKnown: ({ link }) => ({
    subject: 'This address has a tryset account',
    text: `Somebody began to register at tryset with this address. It has an account already.

If you cannot sign in to it, ask for your username and a new password here:
${link}

If it was not you, there is nothing to do.
`,
  }),
  memberApproved: ({ username, link }) => ({
    subject: 'Welcome to tryset',
    text: `Your application was approved. Your username: ${username}

${link === null ? 'Sign in with the password that you chose.' : `You have no password yet. Ask for one here, with this address:\n${link}`}

You may request clothes to try from now on.
`,
  }),
  memberDeclined: ({ reason }) => ({
    subject: 'Your application to tryset',
    text: `We cannot take you in as a member at present.

The reason: ${reason}

You may apply again at any time.
`,
  }),
  brandApproved: ({ brand, username, link }) => ({
    subject: `${brand} is at tryset`,
    text: `Your application for the brand ${brand} was approved.

Sign in with the password that you chose. Your username: ${username}
${link}

The brand is not published yet: complete its profile and add products first.
`,
  }),
  brandDeclined: ({ brand, reason }) => ({
    subject: `Your application for ${brand}`,
    text: `We cannot take in the brand ${brand} at present.

The reason: ${reason}

You may apply again at any time. What you told us is deleted after 30 days.
`,
  }),
  staffInvitation: ({ username, link, hours }) => ({
    subject: 'You are invited to work in the back-office of tryset',
    text: `You are invited to work in the back-office of tryset.

Your username: ${username}

Choose a password here. The link works once, for ${hours} hours:
${link}

If you expected nothing of the kind, there is nothing to do.
`,
  }),
  addressProposed: ({ username, address, link }) => ({
    subject: 'Somebody wants to change the address of your tryset account',
    text: `Somebody proposes a new address for your account ${username}: ${address === '' ? 'none any more' : address}

It takes the place of the present one in seven days. Confirm it at once, or stop it, here:
${link}

If you do not know of it, stop it and tell us.
`,
  }),
  addressMessage: ({ link }) =>
    `[tryset] Somebody proposes a new address for your account. It counts in seven days. Confirm or stop it: ${link}`,
  ticketAnswered: ({ number, link }) => ({
    subject: `Your question no. ${number} was answered`,
    text: `The staff of tryset have answered your question no. ${number}.

${link === null ? 'Read the answer, and write on, in the help of the app.' : `Read the answer, and write on, here:\n${link}`}
`,
  }),
  refundNeedsAccount: ({ amount, payment, link }) => ({
    subject: `Where shall we send your refund of ${amount}?`,
    text: `We owe you a refund of ${amount} for payment no. ${payment}. You paid into a virtual account, so we need your bank account for the refund.

${link === null ? 'Enter the bank account in the app, on the page of the payment.' : `Enter the bank account here:\n${link}`}

We use the bank account for this refund only, and delete it afterwards. We never ask for it by phone.
`,
  }),
  cardUnusable: ({ lastFour, reason, link }) => ({
    subject: `Your card ···· ${lastFour} cannot be charged`,
    text: `We could not charge your card ···· ${lastFour}: ${reason === 'expired' ? 'it has expired' : 'its issuer does not accept it'}.

${link === null ? 'Replace the card in the app.' : `Replace the card here:\n${link}`}

The open payment is charged to the new card at once. We do not charge the old card again.
`,
  }),
  passwordChanged: ({ username, link }) => ({
    subject: 'Your tryset password was changed',
    text: `The password of your account ${username} was changed, and all its sign-ins were ended.

If that was not you, set a new password at once, and tell us:
${link}
`,
  }),
  addressChanged: ({ username, link }) => ({
    subject: 'The address of your tryset account was changed',
    text: `The e-mail address of your account ${username} was changed. This letter goes to the one of before and to the new one.

If that was not you, set a new password at once, and tell us:
${link}
`,
  }),
  secondFactorSet: ({ username, link }) => ({
    subject: 'Two-step sign-in was set up',
    text: `Signing in to your account ${username} takes a code of a device from now on.

If that was not you, set a new password at once, and tell us:
${link}
`,
  }),
  secondFactorRemoved: ({ username, link }) => ({
    subject: 'Two-step sign-in was removed',
    text: `Signing in to your account ${username} takes no code of a device any more.

If that was not you, set a new password at once, and tell us:
${link}
`,
  }),
  secondFactorFailed: ({ username, link }) => ({
    subject: 'A wrong code was typed for your tryset account',
    text: `Somebody who has the password of your account ${username} typed a wrong code of its device. They are not signed in.

If that was not you, set a new password at once, and tell us:
${link}
`,
  }),
  identityLinked: ({ username, link }) => ({
    subject: 'Your organization’s sign-in was linked to your tryset account',
    text: `From now on, whoever signs in with the identity of your organization signs in to your account ${username}.

If that was not you, tell us at once, and set a new password:
${link}
`,
  }),
  socialLinked: ({ username, link }) => ({
    subject: 'An account was linked to your tryset account',
    text: `From now on an account of another service signs in to your account ${username}.

If that was not you, set a new password at once, and tell us:
${link}
`,
  }),
  lookUseEnding: ({ brand, look, day, link }) => ({
    subject: `${brand}: your use of look ${look} ends on ${day}`,
    text: `${brand} may use look ${look} until ${day}.

To go on using it, ask for another use from the day after:
${link}
`,
  }),
  lookUseEnded: ({ brand, look, day, link }) => ({
    subject: `${brand}: your use of look ${look} has ended`,
    text: `The last day on which ${brand} could use look ${look} was ${day}. Please take it down.

To use it again, ask for another use:
${link}
`,
  }),
  brandRenewal: ({ brand, plan, amount, card, day, link }) => ({
    subject: `${brand}: your tryset plan renews on ${day}`,
    text: `The plan “${plan}” of ${brand} renews on ${day}.

Amount: ${amount}
Payment: ${card === null ? 'by bank transfer, due 7 days after the renewal' : `card ending in ${card}`}

To change the plan or stop the renewal, open the plan's page before that day:
${link}
`,
  }),
  brandPaymentFailed: ({ brand, plan, amount, card, next, link }) => ({
    subject: `${brand}: the payment for your tryset plan failed`,
    text: `The payment for the plan “${plan}” of ${brand} failed.

Amount: ${amount}
Payment: ${card === null ? 'no card could be charged, or no transfer arrived' : `card ending in ${card}`}

${next === null ? 'This was the last automatic attempt.' : `We try again on ${next}.`} Register another card or retry the payment here:
${link}
`,
  }),
  brandPaymentGivenUp: ({ brand, plan, amount, link }) => ({
    subject: `${brand}: your tryset plan has stopped`,
    text: `The plan “${plan}” of ${brand} was not paid (${amount}), so its service has stopped.

You can still ship open trysets. To register garments again, pay here. A new period then begins:
${link}
`,
  }),
  brandPlanPrice: ({ plan, before, after, from, link }) => ({
    subject: `A new price of the tryset plan “${plan}”`,
    text: `The price of the plan “${plan}” changes.

Now: ${before}
For periods that start on ${from} or later: ${after}

The plan's page shows your next period:
${link}
`,
  }),
  ticketRenewal: ({ plan, amount, card, usesPoints, day }) => ({
    subject: `Your tryset ticket renews on ${day}`,
    text: `Your ticket of the plan “${plan}” renews on ${day}.

Amount: ${amount}
Payment: ${usesPoints ? 'points first, then ' : ''}${card === null ? 'a card, but you have none' : `card ending in ${card}`}

To change the plan, the card or the renewal, open the app before that day.
`,
  }),
  ticketPaymentFailed: ({ plan, amount, card, next }) => ({
    subject: 'The payment for your tryset ticket failed',
    text: `We could not renew your ticket of the plan “${plan}”. Until it is paid, you cannot request trysets.

Amount: ${amount}
Payment: ${card === null ? 'no card could be charged' : `card ending in ${card}`}

${next === null ? 'This was the last automatic attempt.' : `We try again on ${next}.`} Register another card or pay in the app.
`,
  }),
  ticketPaymentGivenUp: ({ plan, amount }) => ({
    subject: 'Your tryset ticket has ended',
    text: `Your ticket of the plan “${plan}” was not paid (${amount}), so it has ended.

To request trysets again, sign up for a plan in the app.
`,
  }),
  memberPlanPrice: ({ plan, before, after, from }) => ({
    subject: `A new price of the tryset plan “${plan}”`,
    text: `The price of your plan “${plan}” changes.

Now: ${before}
For tickets that start on ${from} or later: ${after}

To change the plan or stop the renewal, open the app.
`,
  }),
  orderPlaced: ({ order, items, amount, due }) => ({
    subject: `We have your order ${order}`,
    text: `You ordered ${items}.

Amount to pay: ${amount}
Pay until: ${due} (Seoul)

If you do not pay until then, the order ends. You can pay or cancel it in the app.
`,
  }),
  orderPaid: ({ order, items }) => ({
    subject: `Your order ${order} is paid`,
    text: `Your order of ${items} is paid. We write to you when it is sent.

The app shows the order and its receipt.
`,
  }),
  orderEnded: ({ order, items, why }) => ({
    subject: `Your order ${order} was canceled`,
    text: `Your order of ${items} was canceled: ${orderEnds[why]}

Any points that you used are back. If you still want it, order again in the app.
`,
  }),
  orderItemsCanceled: ({ order, items }) => ({
    subject: `A part of your order ${order} was canceled`,
    text: `Canceled: ${items}.

Its money and points go back to you. The app shows the refund.
`,
  }),
  orderShipped: ({ order, items, courier, trackingNumber }) => ({
    subject: `Your order ${order} is on its way`,
    text: `Sent to you: ${items}.

Courier: ${courier}
Tracking number: ${trackingNumber}
`,
  }),
  orderRefunded: ({ order, amount }) => ({
    subject: `A refund of ${amount} for your order ${order}`,
    text: `We have paid back ${amount} for your order ${order}.

It may take your bank or card company some days to show it.
`,
  }),
  orderReturnReceived: ({ order, items }) => ({
    subject: `We have your return of order ${order}`,
    text: `We received ${items}.

Your money and points go back to you. The app shows the refund.
`,
  }),
  orderReturnRefused: ({ order, items, reason }) => ({
    subject: `We could not accept your return of order ${order}`,
    text: `We could not accept your return of ${items}.

Reason: ${reason}

If you disagree, write to us in the app.
`,
  }),
};

const orderEnds: Readonly<Record<OrderEnd, string>> = {
  canceled: 'it was canceled before it was paid.',
  expired: 'it was not paid in time.',
  failed: 'its payment failed.',
  forged: 'another amount arrived than asked. It goes back to you.',
};

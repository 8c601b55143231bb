import type { KnownDeadline } from '#domain/reacting-kinds.ts';
import { forgetRemovedContact } from './agencies/forget-contact.ts';
import { addressDeadline } from './auth/address/settle.ts';
import { tellOfProposal } from './auth/address/tell.ts';
import { answerHelp } from './auth/answer-help.ts';
import { endAccess } from './auth/end-access.ts';
import { tellOwner } from './auth/tell-owner.ts';
import { askMethod } from './benchmarks/ask-method.ts';
import { eventDeadline, invitationDeadline, seatDeadline } from './brand-events/event-deadline.ts';
import { leaveEvents, rejectEventsOfBrand } from './brand-events/leave-events.ts';
import { payVisits } from './brand-events/pay-visits.ts';
import { endWithBrand } from './brand-subscriptions/end-with-brand.ts';
import { mailUnpaid } from './brand-subscriptions/letters.ts';
import { mailNewPrice, newPriceLetters } from './brand-subscriptions/new-price-letters.ts';
import { payInvoices } from './brand-subscriptions/pay-invoice.ts';
import { subscriptionDeadline } from './brand-subscriptions/subscription-deadline.ts';
import { mailDecision } from './brands/decide-application.ts';
import { declinedDeadline, forgetDeclined } from './brands/forget-declined.ts';
import { mailInvitation } from './brands/invite.ts';
import { applicationDeadline } from './brands/settle-application.ts';
import { dropCard, removeCards } from './cards/drop-card.ts';
import { collaborationDeadline } from './collaborations/collaboration-deadline.ts';
import { followItems, requestConfirmed } from './collaborations/follow-tryset.ts';
import { cancelCollaborationsOfBrand, leaveCollaborations } from './collaborations/leave-collaborations.ts';
import { commerceStockDeadline } from './commerce-stock/pieces.ts';
import { followLook } from './feedback/follow-look.ts';
import { scheduleNotice, sendNoticeInParts } from './inbox/send-notice.ts';
import { tellMembers } from './inbox/tell-members.ts';
import { tellOfProposals } from './inbox/tell-of-proposals.ts';
import { tellOfReservations } from './inbox/tell-of-reservations.ts';
import { tellOfUses } from './inbox/tell-of-uses.ts';
import { dropAsset } from './kit/assets/own-assets.ts';
import type { Chore, DeadlineFiring, Effect } from './kit/follower/effect.ts';
import type { OutsideCall } from './kit/outside/outside-call.ts';
import { dropPicture } from './kit/pictures/drop-picture.ts';
import { withdrawLikes } from './likes/use-cases.ts';
import { addUseLines } from './look-uses/add-use-lines.ts';
import { followBan } from './look-uses/follow-ban.ts';
import { mailExpiredUse } from './look-uses/letters.ts';
import { lookUseClaimDeadline, lookUseDeadline } from './look-uses/use-deadline.ts';
import { cancelUsesOfBrand } from './look-uses/with-brand.ts';
import { askEyes } from './looks/ask-eyes.ts';
import { askSns } from './looks/ask-sns.ts';
import { certifyByMethod } from './looks/certify-by-method.ts';
import { followMember } from './looks/follow-member.ts';
import { sendLetter, sendTextMessage } from './mail/send-letter.ts';
import { cancelRequested } from './members/cancel-requested.ts';
import { forgetAfter } from './members/forget-member.ts';
import { mailMemberDecision } from './members/mail-decision.ts';
import { syncSns } from './members/sync-sns.ts';
import { addSaleLines } from './orders/add-sale-lines.ts';
import { leaveOrders } from './orders/leave-orders.ts';
import { mailBuyer } from './orders/letters.ts';
import { buyerDeadline, orderItemDeadline } from './orders/order-deadline.ts';
import { askPayment } from './payments/ask-payment.ts';
import { cashReceipt } from './payments/cash-receipt.ts';
import { chargePayment } from './payments/charge-payment.ts';
import { mailPayer } from './payments/mail-payer.ts';
import { reconcileDay } from './payments/reconcile-day.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { tryNewCard } from './payments/try-new-card.ts';
import { closePayouts } from './payouts/close-payout.ts';
import { holdDeadline } from './points/settle-hold.ts';
import { rewardSignUp } from './points/sign-up-reward.ts';
import { carryOver } from './settlements/carry-over.ts';
import { monthDeadline } from './settlements/close-month.ts';
import { payContentUse } from './settlements/pay-content-use.ts';
import { mailCode } from './sign-up/mail-code.ts';
import { takeOverSlots } from './slots/take-over.ts';
import { mailStaffInvitation } from './staff/mail-invitation.ts';
import { followTakeBack } from './stock/follow-take-back.ts';
import { takeBackInParts } from './stock/take-back-in-parts.ts';
import { settleGarments } from './stocktakes/settle-garments.ts';
import { mailAnswer } from './support-tickets/mail-answer.ts';
import { purchaseDeadline, trialDeadline } from './tryset-items/item-deadline.ts';
import { payFaults } from './tryset-items/pay-fault.ts';
import { claimDeadline } from './trysets/settle-claim.ts';
import { reservationDeadline } from './trysets/settle-reservation.ts';
import { leaveTicket } from './user-tickets/leave-ticket.ts';
import { mailUnpaidTicket } from './user-tickets/letters.ts';
import { mailNewMemberPrice, newMemberPriceLetters } from './user-tickets/new-price-letters.ts';
import { payTickets } from './user-tickets/pay-ticket.ts';
import { signUpDeadline, ticketDeadline } from './user-tickets/ticket-deadline.ts';

/** The effects of all areas. A new effect adds its line here. */
export const effects: readonly Effect[] = [
  forgetAfter,
  endAccess,
  forgetRemovedContact,
  certifyByMethod,
  withdrawLikes,
  mailInvitation,
  mailStaffInvitation,
  mailDecision,
  mailMemberDecision,
  cancelRequested,
  rewardSignUp,
  followMember,
  forgetDeclined,
  tellOwner,
  tellOfProposal,
  mailAnswer,
  removeCards,
  tryNewCard,
  mailPayer,
  leaveTicket,
  leaveOrders,
  mailBuyer,
  payTickets,
  payFaults,
  payInvoices,
  addSaleLines,
  addUseLines,
  carryOver,
  payContentUse,
  endWithBrand,
  mailUnpaid,
  mailNewPrice,
  mailUnpaidTicket,
  mailNewMemberPrice,
  followLook,
  tellMembers,
  tellOfUses,
  tellOfReservations,
  tellOfProposals,
  scheduleNotice,
  cancelUsesOfBrand,
  followBan,
  mailExpiredUse,
  leaveEvents,
  rejectEventsOfBrand,
  payVisits,
  requestConfirmed,
  followItems,
  leaveCollaborations,
  cancelCollaborationsOfBrand,
  closePayouts,
  settleGarments,
  followTakeBack,
];

/** The chores of all areas: periodic work that the follower runs without an event. A new chore adds its line here. */
export const chores: readonly Chore[] = [takeOverSlots];

/** The kinds of calls to outside services. A new kind adds its line here. */
export const outsideCalls: readonly OutsideCall[] = [
  askSns,
  syncSns,
  askEyes,
  askMethod,
  answerHelp,
  mailCode,
  sendLetter,
  sendTextMessage,
  dropCard,
  dropPicture,
  dropAsset,
  chargePayment,
  askPayment,
  refundPayment,
  cashReceipt,
  reconcileDay,
  newPriceLetters,
  newMemberPriceLetters,
  sendNoticeInParts,
  takeBackInParts,
];

type Firings = {
  readonly [Due in KnownDeadline as Due['name']]: DeadlineFiring<Due>;
};

/** The function that carries out each deadline. A new deadline adds its line here. */
export const firings: Firings = {
  settle_address: addressDeadline,
  settle_hold: holdDeadline,
  settle_ticket: signUpDeadline,
  settle_look_use: lookUseClaimDeadline,
  remind_of_look_use: lookUseDeadline,
  begin_look_use: lookUseDeadline,
  announce_look_use_end: lookUseDeadline,
  expire_look_use: lookUseDeadline,
  settle_seat: seatDeadline,
  close_brand_event: eventDeadline,
  end_invitation: invitationDeadline,
  begin_ticket: ticketDeadline,
  turn_ticket: ticketDeadline,
  announce_ticket_renewal: ticketDeadline,
  retry_ticket_payment: ticketDeadline,
  give_up_ticket_payment: ticketDeadline,
  settle_claim: claimDeadline,
  settle_application: applicationDeadline,
  forget_declined: declinedDeadline,
  settle_reservation: reservationDeadline,
  end_trial: trialDeadline,
  mark_post_overdue: trialDeadline,
  abandon_purchase: purchaseDeadline,
  begin_brand_plan: subscriptionDeadline,
  turn_brand_period: subscriptionDeadline,
  announce_brand_renewal: subscriptionDeadline,
  retry_brand_payment: subscriptionDeadline,
  give_up_brand_payment: subscriptionDeadline,
  settle_commerce_stock: commerceStockDeadline,
  close_brand_month: monthDeadline,
  complete_order_item: orderItemDeadline,
  settle_order_item: orderItemDeadline,
  forget_buyer: buyerDeadline,
  close_collaboration: collaborationDeadline,
};

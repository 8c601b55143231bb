import type { MemberRentalsEvent } from '#domain/trysets/member-rentals.ts';
import type { TrysetEvent } from '#domain/trysets/tryset-events.ts';
import type { TrysetLife, TrysetState } from '#domain/trysets/tryset-state.ts';
import { words } from '#domain/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';
import type { FieldTexts } from '../../field-texts.ts';

const tryset = {
  status: words.trysetStatus,
  life: {
    requested: 'Requested',
    removed: 'Removed',
    none: 'None',
    expired: 'Expired',
  } as const satisfies Record<TrysetLife, string>,
  columns: {
    id: 'Tryset',
    status: 'Status',
    member: 'Member',
    recipient: 'Recipient',
    items: 'Items',
    express: 'Delivery',
    to_prepare: 'Prepare on',
    expected_delivery: 'Expected',
    created_time: 'Requested',
  },
  filters: {
    keyword: 'Code, product or member',
    statuses: 'Status',
    is_prefer_express: 'Delivery',
    time_to_prepare_delivery_today: 'Preparation',
    time_to_prepare_delivery_overdue: 'Overdue preparation',
    user_genders: 'Gender',
    user_regions: 'Region',
    created_time: 'Request date',
    user_ids: 'Member no.',
    ids: 'Tryset no.',
    state: 'State',
  },
  express: { true: 'Express', false: 'Normal' },
  preparation: { true: 'To be prepared by today', false: 'Not to be prepared today' },
  views: 'Trysets by status',
  all: 'All',
  toPrepare: 'To prepare today',
  toPrepareOverdue: 'Overdue',
  overdue: 'overdue',
  today: 'today',
  itemsAmount: '{{amount}} {{amount, plural(one: item; other: items)}}',
  recipientHidden: 'hidden',
  sections: {
    recipient: 'Recipient',
    delivery: 'Delivery',
    returning: 'Return',
    notes: 'Notes',
    items: 'Items',
  },
  fields: {
    member: 'Member',
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    destinationName: 'Delivered to',
    destinationPhone: 'Phone there',
    address: 'Address',
    notes: 'Notes',
    express: 'Delivery',
    prepareOn: 'Prepare on',
    expected: 'Expected on',
    created: 'Requested',
    updated: 'Last change',
    pickupReason: 'Why it goes back',
    requestedPickup: 'Pickup wished for',
    confirmedPickup: 'Pickup confirmed for',
    returnAccepted: 'Return accepted',
    customLink: 'Link',
    handoverInfo: 'Handover',
  },
  forgotten: 'The member was forgotten; nothing of the recipient is kept.',
  notesSeen: 'Everybody who sees the tryset reads this: no personal data here.',
  destinationHidden: 'Shown only while an item of your brand is being prepared or delivered.',
  noItems: 'There is no item that you can see.',
  itemsGoOn: 'Go on with its items.',
  chooseItem: 'Choose item {{id}}',
  chooseAll: 'Choose all items',
  forAll: '{{action}} · all {{amount}}',
  itemActions: 'Actions on item {{id}}',
  itemsChosen: '{{amount}} chosen',
  parcelOut: 'Out',
  parcelBack: 'Back',
  create: {
    open: 'New tryset',
    openFor: 'New tryset for {{name}}',
    sizes: 'Products and sizes',
    sizesHelp: 'A free garment of each size is reserved at once.',
    points: 'Paid with points',
  },
  addItem: 'Add an item',
  addItemHelp: 'A free garment of the size is reserved at once.',
  product: 'Product',
  productSearch: 'Search products by name or code',
  noProduct: 'No available product is called so.',
  size: 'Size',
  free: '{{amount}} free',
  noneFree: 'none free',
  add: 'Add',
  added: 'Item {{id}} was added.',
  chooseSize: 'Choose a size of which a garment is free.',
} as const;

const trysetActions = {
  cancel: 'Cancel requested items',
  return_request: 'Request the return',
  return_accept: 'Accept the return',
  remove: 'Remove the tryset',
} as const;

export const texts = { tryset, trysetActions } as const;

export const rooms = {
  trysetSendList: 'Trysets to send',
  tryset: 'Tryset',
} as const;

export const history = {
  categories: {
    tryset: 'Tryset',
  },
  categoryWithId: {
    tryset: 'Tryset {{id}}',
  },
  trysetStatus: {
    none: 'None yet',
    requested: 'Requested',
    expired: 'Expired',
    removed: 'Removed',
  } as const satisfies Record<TrysetLife, string>,
  event: {
    TrysetRequested: 'Tryset was requested.',
    TrysetRequestExpired: 'Tryset request expired.',
    TrysetDestinationCorrected: 'Destination was corrected.',
    TrysetNotesRevised: 'Notes of the tryset were revised.',
    TrysetDeliveryPlanned: 'Delivery was planned for {{expectedDeliveryOn}}[[, prepared on {{prepareOn}}]].',
    TrysetItemAdded: 'An item was added to the tryset.',
    TrysetItemAddExpired: 'Adding of an item expired: {{trysetItemId}}.',
    TrysetCanceled: 'Tryset was canceled; items: {{itemIds}}.',
    TrysetReturnRequested: 'Return of the tryset was requested; items: {{itemIds}}.',
    TrysetReturnAccepted:
      'Return of the tryset was accepted; items: {{itemIds}}[[, pickup: {{pickupDate}}]].',
    TrysetRemoved: 'Tryset was removed.',
    RentalClaimed: 'Items count towards the member’s limits: {{itemIds}}.',
    RentalClaimEnded: 'Items no longer count towards the member’s limits: {{itemIds}}.',
    RentalTicketClosed: 'The ticket was closed for trysets, because it is canceled.',
  } as const satisfies EventTexts<TrysetEvent | MemberRentalsEvent>,
  field: {
    expiredItemIds: 'Items that expired',
    recipient: 'Recipient',
    destination: 'Destination',
    items: 'Items',
    itemIds: 'Items',
    isPreferExpress: 'Express wished for',
    requestedPoints: 'Points to use',
    customLink: 'Link',
    handoverInfo: 'Handover',
    expectedDeliveryOn: 'Delivery expected on',
    prepareOn: 'Prepared on',
    delivery: 'Planned delivery',
    requestedDelivery: 'Delivery as requested',
  } as const satisfies FieldTexts<TrysetState>,
} as const;

export const replay = {
  entities: {
    tryset: 'Tryset',
  },
  projection: {
    trysets: 'Trysets',
    tryset_lives: 'Statuses of trysets over time',
    people_recipients: 'Recipients of trysets',
  },
} as const;

const words = (text: string) => text.trim().split(/\s+/);

/**
 * Parts of the platform that the system does not have yet. The list must shrink: a test fails as soon as an entry exists.
 */
export const notBuiltYet = {
  rooms: ['/additional_services', '/look-use-management', '/products-oldview'],
  enumerations: [
    'courier code of an invoice item',
    'subscription payment status, other spelling',
    'brand event state',
    'event participation state',
    'collaboration status',
    'proposal status',
    'brand feedback rating',
    'feedback state',
    'invoice item status',
    'invoice item type',
    'payment method of an invoice',
    'invitation',
    'inbox message status',
    'inbox type',
    'inbox variant',
    'inbox action',
    'curator upload task',
    'sort order',
  ],
  /** Values missing from an enumeration. */
  values: {},
  /** Fields missing from the answer of an entity. */
  fields: {
    brand: ['totalScheduledPaymentAmount'],
    tryset: ['invoice'],
    trysetItem: ['invoiceItem'],
    look: ['brandEvent', 'brandFeedbacks'],
    lookItemMapping: ['givenCash'],
    mappingOfItem: ['givenCash'],
  },
  /** Whole entities, with the part of a path that their calls will have. */
  entities: {
    brandFeedback: {
      path: '/v1/looks/feedbacks',
      fields: words('rating state regramPoint commercialUsePoint likePoint'),
    },
    brandEvent: {
      path: '/brand_events',
      fields: words(`brandName brandTag startDate endDate startTime endTime assignedPoint brand isLookTaggable
        invitePeople minimumFollowers gender eventAddress giftName giftCost adminName adminPhone state memo scheduleCode
        additionalQuestions`),
    },
    eventParticipation: {
      path: '/reservations',
      fields: words(`start end state modificationReason additionalFields isLookTagged user lookUploadPoint
        lookUploadCash`),
    },
    collaboration: {
      path: '/brand_collaborations',
      fields: words(
        `name startDate endDate campaignIntro postGuideline adminName status postUntil isLookTaggable`,
      ),
    },
    proposal: {
      path: '/proposals',
      fields: words('assignedPoint feedIndex lookUploadCash status productSizes'),
    },
    invitation: {
      path: '/invitations',
      fields: words('code isAvailable publisherId staffEmail expiredTime'),
    },
    commerceStock: {
      path: '/commerce_stocks',
      fields: words('id type isForSale availableCount product productSize'),
    },
    invoice: {
      path: '/v2/orders/invoices',
      fields:
        words(`id user name phone email destination isValid merchantUid impUid receiptUrl paymentMethod paidTime
        virtualBank totals currentCash currentPoint invoiceItems`),
    },
    invoiceItem: {
      path: '/v2/orders/invoice-items',
      fields:
        words(`type status originalPrice salesPrice itemCash itemPoint courier trackingNumber deliveredTime
        isReturnable isLookPosted scheduledBrandPayment`),
    },
    payment: {
      path: '/v2/orders/iamport',
      fields: words('amount buyer merchantUid payMethod pg redirectUrl noticeUrl'),
    },
    order: {
      path: '/v2/orders/{id}',
      fields: words('invoiceItems usedPoint name phone email destination paymentMethod'),
    },
    inboxMessage: {
      path: '/v1/inbox',
      fields:
        words(`tag title description action confirmAction denyAction isDisplayed templateCode status pointAmount
        thumbnailUrl`),
    },
  },
} as const;

/** An enumeration, and the list of the domain that holds its values; null if nothing uses it yet. */
export interface Enumeration {
  values: readonly string[];
  list: string | null;
}

const words = (text: string) => text.trim().split(/\s+/);

/** The enumerations of the platform, by area. */
export const enumerations = {
  'tryset item status': {
    values:
      words(`idle tryset_requested tryset_canceled tryset_preparing tryset_delivering tryset_delivered return_requested
      return_preparing return_delivering return_delivered purchase_pending purchased return_failed return_arrived
      return_deferred`),
    list: 'trysetItemStatuses',
  },
  'tryset overview status': {
    values: words(
      'delivery_requested delivering delivered return_requested returning returned return_deferred',
    ),
    list: 'overviewStatuses',
  },
  'tryset item refusal': { values: words('idle planned refused'), list: 'refusalTypes' },
  'tryset item fault': { values: words('curator product'), list: 'faultTypes' },
  'post status': { values: words('posted planned refused unposted'), list: 'postStatuses' },
  'line status level': { values: words('none soft hard'), list: 'lineLevels' },

  'stock status': {
    values:
      words(`created idle in_stock requested in_use in_check out_stock purchased out_stock_ready unavailable hold
      out_stock_ongoing`),
    list: 'stockStatuses',
  },
  'out-stock request': { values: words('idle requested canceled'), list: 'outStockRequestStatuses' },
  'piece status': { values: words('Created OutOfWarehouse Stowed'), list: 'pieceStatuses' },
  'stock quality': { values: words('idle new used'), list: 'stockQualities' },
  'condition grade': { values: words('S A B C'), list: 'conditionGrades' },
  'unavailable reason': {
    values: words('idle polluted damaged lost curator_paid'),
    list: 'answeredReasons',
  },

  'account role': {
    values: words('PRE_CREATED normal influencer curator banned applying_only'),
    list: 'memberRoles',
  },
  grade: { values: words('white gray red black partner'), list: 'memberGrades' },
  'member gender': { values: words('male female etc'), list: 'memberGenders' },
  'product gender': { values: words('male female any'), list: 'productGenders' },
  'use mode': { values: words('rent gift'), list: 'useModes' },
  region: { values: words('JAPAN KOREA'), list: 'regions' },
  'actor label': { values: words('staff brand_admin user system'), list: 'roles' },
  'back-office scope': { values: words('brand_admin staff'), list: 'accountLabels' },
  'like target': { values: words('brands products looks magazines'), list: 'likeTargets' },
  'organization object': {
    values: words(`BankAccountInformation BusinessRegistrationInformation OutStockAddress Payment StockEmail
      TaxEmail`),
    list: 'organizationTypes',
  },
  'point reason': {
    values:
      words(`feedback_reward sign_up_reward product_fault curator_fault membership_refund curator_incentive
      posting_reward curator_event force_subscription look_penalty`),
    list: 'pointReasons',
  },

  'SNS type': { values: words('Any Blog Instagram Youtube'), list: 'snsTypes' },
  'SNS certification': {
    values: words('PENDING CERTIFIED_BY_STAFF CERTIFIED_BY_SYSTEM'),
    list: 'snsCertifications',
  },
  'look type': { values: words('product brand_event brand_collaboration'), list: 'lookTypes' },
  'look certification': {
    values: words('Pending Approved Rejected Deferred'),
    list: 'certificationStatuses',
  },
  'look overall status': {
    values: words('certified rejected in_progress on_hold'),
    list: 'lookOverallStatuses',
  },
  'certification rule': {
    values: words('MANUAL NORMAL PASS__EXCEPT_EXPOSURE_CHECK'),
    list: 'certificationRules',
  },
  'certification method': { values: words('ACTOR'), list: 'certificationMethods' },
  'certification benchmark': {
    values: words('CANCELED DONE IN_PROGRESS PROCESSING'),
    list: 'benchmarkStatuses',
  },
  'rejection reason': {
    values:
      words(`LowExposalOfItem InappropriateItemTagged BrandTagNotExists OverlappingPersonTag ItemDetailNotVisible
      NotExistEssentialHashTag NotExistEssentialWord AdTagNotExists Other SNSContentMismatch SNSContentDeleted
      BrandEventTagNotExists UploadDeadlineExceeded`),
    list: 'rejectionReasons',
  },
  'rejection reason, other spelling': {
    values:
      words(`SNS_CONTENT_DELETED SNS_CONTENT_MISMATCH UPLOAD_DEADLINE_EXCEEDED YOUTUBE_DEFAULT_REJECTED_REASON
      BRAND_EVENT_TAG_NOT_EXISTS`),
    list: 'reasonSpellings',
  },

  courier: {
    values: words(
      'CJ_LOGISTICS DVER FUKUYAMA HANJIN JAPAN_POST LOGEN LOTTE_LOGISTICS PINGPONG SAGAWA YAMATO',
    ),
    list: 'courierCodes',
  },
  'courier provider': {
    values: words('DVER HANJIN JP_POST KOREX LOGEN PINGPONG SAGAWA YAMATO'),
    list: 'courierProviders',
  },

  'courier code of an invoice item': {
    values: words(
      `01 04 05 06 08 10 11 16 17 18 19 20 22 23 24 30 32 39 40 43 44 45 46 52 53 94 95 96 97 98 99`,
    ),
    list: 'orderCouriers',
  },
  'brand subscription status': {
    values: words('idle pending using payment_done payment_retry_await payment_failed canceled'),
    list: 'brandSubscriptionStatuses',
  },
  'subscription payment status': {
    values: words('pending paid canceled failed partially_refunded'),
    list: 'paymentStatuses',
  },
  'subscription payment status, other spelling': {
    values: words('AWAIT CANCELED DONE FAILED PENDING RETRY_AWAIT'),
    list: null,
  },
  'payment method of a plan': { values: words('bank card'), list: 'brandPaymentMethods' },
  'member subscription status': { values: words('idle active scheduled suspense'), list: 'memberStatuses' },
  'ticket status': {
    values: words('idle paid pending scheduled canceled failed'),
    list: 'userTicketStatuses',
  },
  'subscription invoice status': { values: words('pending paid failed'), list: 'ticketInvoiceStatuses' },
  'subscription type': { values: words('free normal enterprise'), list: 'subscriptionTypes' },
  'member plan': { values: words('free standard unlimited'), list: 'memberPlanTypes' },
  'member plan type': { values: words('regular short'), list: 'memberPlanLengths' },
  'brand event state': { values: words('pending recruiting done rejected'), list: 'brandEventStates' },
  'event participation state': {
    values: words('created rescheduled curator_canceled staff_canceled curator_accepted curator_declined'),
    list: 'reservationStates',
  },
  'collaboration status': {
    values: words('PENDING RECRUITING DONE CANCELED'),
    list: 'collaborationStatuses',
  },
  'proposal status': {
    values: words('CREATED APPLIED APPROVED CONFIRMED REJECTED CANCELED DELIVERED SENT'),
    list: 'proposalStatuses',
  },
  'brand-event certification': { values: words('Pending Approved Rejected'), list: 'brandEventStatuses' },
  'regram or certification request': {
    values: words('initialized confirmed rejected'),
    list: 'regramStatuses',
  },
  'look use status': {
    values: words('initialized in_progress confirmed rejected canceled Expired'),
    list: 'lookUseStatuses',
  },
  'look use type': {
    values: words('restory regram commercial_use SOCIAL_SHARING SALES_PURPOSE ADVERTISING'),
    list: 'lookUseTypes',
  },
  'brand feedback rating': { values: words('Satisfied Bad Etc Perfect'), list: 'feedbackRatings' },
  'feedback state': {
    values: words('requested in_progress delayed confirmed denied'),
    list: 'feedbackStates',
  },
  'invoice item status': {
    values: words('idle wait paid canceled preparing delivering complete failed forgery'),
    list: 'orderItemStatuses',
  },
  'invoice item type': { values: words('idle product_v1 product_v2 tryset'), list: null },
  'payment method of an invoice': {
    values: words('free card vbank payco naver kakaopay'),
    list: 'orderMethods',
  },
  invitation: { values: words('pending accepted rejected'), list: 'invitationStatuses' },
  'inbox message status': { values: words('idle pending confirmed denied'), list: 'inboxStatuses' },
  'inbox type': {
    values: words('regram commercial welcome issue_point notice membership invitation certification rsvp'),
    list: 'inboxTypes',
  },
  'inbox variant': { values: words('general confirm_only welcome'), list: 'inboxVariants' },
  'inbox action': { values: words('path remote in_app_browser native'), list: 'inboxActionTypes' },
  'pending point status': { values: words('pending issued canceled'), list: 'usePaymentStatuses' },
  'curator upload task': { values: words('progress done fail'), list: null },
  'sort order': { values: words('ASC DESC DESC_NULLS_LAST'), list: null },
} as const satisfies Readonly<Record<string, Enumeration>>;

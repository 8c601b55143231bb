export const shell = {
  managerTitle: 'Tryset manager',
  skipToContent: 'Skip to content',
  openNavigation: 'Open navigation',
  navigation: 'Main navigation',
  loading: 'Loading',
  areas: {
    logistics: 'Trysets and stock',
    content: 'Looks',
    catalogue: 'Catalogue',
    people: 'People',
    brands: 'Brands',
    figures: 'Figures',
  },
  settings: 'Display settings',
  language: 'Language',
  languages: { ko: '한국어', en: 'English', ja: '日本語' },
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'As the device' },
  zone: 'Time zone',
  zones: { own: 'My own', korea: 'Korea' },
  account: 'Account',
  ownBrand: 'My brand',
  logOut: 'Log out',
  scopes: { staff: 'Staff', brand_admin: 'Brand admin' },
  crash: {
    title: 'This page could not be shown',
    text: 'Something went wrong on this page. Your data is untouched.',
    reload: 'Load again',
  },
  resetCache: {
    title: 'Stored data cleared',
    text: 'What this browser had stored for the back-office is gone: your sign-in, the display settings and the drafts.',
    toLogin: 'To the sign-in page',
  },
} as const;

export const login = {
  title: 'Sign in',
  subtitle: 'Back-office for staff and brand admins',
  as: 'Sign in as',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in …',
  missing: 'Please fill in username and password.',
  noScope: 'This account has no access to the back-office.',
  wrong: 'Username or password is wrong.',
  tokenExpired: 'You were signed out because your session had expired. Sign in to go on where you were.',
  refreshFailed: 'You were signed out because the token refresh failed. Sign in to go on where you were.',
} as const;

export const rooms = {
  notBuilt: 'Not built yet',
  willHold: 'What this room will hold',
  resetCache: { title: 'Reset stored data', holds: 'Clears what this browser has stored.' },
  login: { title: 'Sign in', holds: 'The way in for staff and brand admins.' },
  logout: { title: 'Log out', holds: 'The way out.' },
  registration: {
    title: 'Brand registration',
    holds:
      'The form with which a brand applies for an account: brand, business data, bank account and the first admin.',
  },
  brandActivation: {
    title: 'Brand admin activation',
    holds: 'The page an invited brand admin opens to choose a password and activate the account.',
  },
  dashboard: {
    title: 'Dashboard',
    holds:
      'Figures of the chosen period beside the period before: items out, in return, overdue and deferred, stock by status and use count, times to delivery and back to the shelf, and the post rate, each a link to the list behind it.',
  },
  brand: {
    title: 'Brand',
    holds:
      'The profile of a brand: names, pictures, business registration, bank account, out-stock address, phones, cards and admins.',
  },
  brandPlan: {
    title: 'Brand plan',
    holds: 'The plan a brand uses, its limits, and the change to another plan.',
  },
  brandSubscriptions: {
    title: 'Brand subscriptions',
    holds: 'The subscriptions of a brand with their periods, payments and invoices.',
  },
  products: {
    title: 'Products',
    holds:
      'The products with brand, category, season, prices, sizes and stock counts, with filters and export.',
  },
  productEdit: {
    title: 'Edit product',
    holds: 'The form to edit a product, its sizes, measurements and pictures.',
  },
  productCreate: {
    title: 'New product',
    holds: 'The form to add a product with its sizes, measurements and pictures.',
  },
  product: {
    title: 'Product',
    holds: 'A product whole: its data, sizes, the stock of each size and its use.',
  },
  additionalServices: {
    title: 'Additional services',
    holds: 'Services that a brand can order besides its plan.',
  },
  trysetItems: {
    title: 'Tryset items',
    holds: 'Every garment lent to a member, with its status and actions.',
  },
  trysetItem: { title: 'Tryset item', holds: 'One tryset item with its actions and its full history.' },
  stocks: { title: 'Stock', holds: 'Every garment in the house or on its way, with its status and actions.' },
  stock: { title: 'Stock item', holds: 'One garment with its actions and its full history.' },
  curators: {
    title: 'Curators',
    holds: 'The curators with their channels, grades, points and what they have in use.',
  },
  curator: { title: 'Curator', holds: 'A curator whole: profile, channels, trysets, looks and points.' },
  outManagement: {
    title: 'Out-stock',
    holds: 'Garments that brands ask back, from requested over ready and ongoing to out, with the ways back.',
  },
  lookUse: {
    title: 'Look use',
    holds: 'Requests of brands to use looks of curators, with their status, period and payment.',
  },
  trysetSendList: {
    title: 'Trysets to send',
    holds:
      'The trysets with their overview status, those to be prepared today first, and the shipping of many parcels at once.',
  },
  tryset: {
    title: 'Tryset',
    holds: 'A tryset whole: recipient, items, return request, actions and history.',
  },
  looks: { title: 'Looks', holds: 'The posted looks with their tagged items, reactions and certification.' },
  brands: { title: 'Brands', holds: 'The brands with their stats, subscriptions and admins.' },
  brandCreate: { title: 'New brand', holds: 'The form to add a brand.' },
  lookCertification: {
    title: 'Look certification',
    holds:
      'The looks that wait for a decision, item by item, with reasons, keys for fast work and benchmarks.',
  },
  plans: { title: 'Plans', holds: 'The plans for brands and members, with prices and limits.' },
  attributes: {
    title: 'Product attributes',
    holds: 'Reference data of products: categories, sizes, measurements, materials and styles.',
  },
  agencies: { title: 'Agencies', holds: 'The agencies and their contacts.' },
  agencyCreate: { title: 'New agency', holds: 'The form to add an agency.' },
  agencyEdit: { title: 'Edit agency', holds: 'The form to edit an agency and its contacts.' },
  productsOld: { title: 'Products (old view)', holds: 'The product list in its former arrangement.' },
  users: { title: 'Members', holds: 'All members with roles, grades, contact data and points.' },
  curatorsEdit: { title: 'Edit curators', holds: 'Changes to many curators at once.' },
} as const;

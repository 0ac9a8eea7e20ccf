/** Which modules come together in one file: on a phone, a file of its own costs more than most of them weigh. */

const anyOf = (...places: string[]): RegExp =>
  new RegExp(`(?:${places.map((place) => place.replaceAll('/', '[\\\\/]')).join('|')})\\b`);

const ui = (...parts: string[]): string => `packages/ui/src/(?:${parts.join('|')})`;
const domain = (...parts: string[]): string => `packages/domain/src/(?:${parts.join('|')})`;
const web = (...parts: string[]): string => `web/src/(?:${parts.join('|')})`;

const VENDOR = anyOf(
  'node_modules/(?:react|react-dom|react-router|react-router-dom|scheduler|jotai|react-intl|@formatjs|intl-messageformat|styled-components|stylis)/',
);

/** Small things that every page has. */
const FRAME = anyOf(
  'createReactComponent',
  web('shop\\.', 'state/(?:store|boot|clock|kept\\.|insist)', 'backend/config'),
  domain('brand', 'limits', 'orderKeys', 'storageKeys', 'timings', 'wire/paths'),
  ui(
    'provider/(?:UiProvider|contexts)',
    'theme/',
    'foundations/(?:Icon/(?:Icon|frameIcons)|VisuallyHidden)',
    'controls/(?:Button/Button|IconButton/IconButton\\.styles)',
  ),
);

/** What the pages about bags share. */
const SHELF = anyOf(
  domain(
    'bags/(?:category|readBag|availability|pickupWindow|restock)',
    'text/(?:localText|fold|digits)',
    'money/money',
    'time/(?:beirut|instant)',
    'reading/raw',
  ),
  ui(
    'bag/(?:AvailabilityOverlay|BagPicture|PriceTag|PickupWindow/usePickupWords|BagCard)',
    'foundations/(?:Phrase|Price/|Skeleton|pinkedEdge|Text/|Icon/shelfIcons)',
    'provider/useBeirut',
    'data/(?:EmptyState|ErrorState)',
    'controls/(?:IconButton/IconButton\\.tsx|SearchField|Field/useTypedBefore)',
  ),
  web(
    'state/bags',
    'backend/(?:surpriseBags|trouble)',
    'screens/(?:Bag/bagAddress|OurBags/(?:useTroubleWords|OurBagsScreen\\.messages))',
  ),
);

/** What the pages behind the shelf share: forms, orders, money. */
const COUNTER = anyOf(
  domain(
    'orders/(?:readOrder|status|paymentBadge)',
    'delivery/areas',
    'phone/',
    'time/wallTime',
    'wire/(?:fields|pieces|orderStatus)',
  ),
  ui(
    'bag/PaymentBadge',
    'controls/(?:Button/BusyButton|Field/Field|TextField|SelectField)',
    'data/(?:Alert|Badge|KeyValueList)',
    'foundations/(?:Icon/(?:icons|walletIcons)|Ltr|Surface|When)',
    'overlays/(?:Sheet|Toast/(?:toastStore|useToasts))',
  ),
  web('backend/(?:inTime|supabase|caller|orders)'),
);

/** What the sections of the desk share. */
const DESK = anyOf(
  domain('admin/csv', 'text/compare'),
  ui(
    'data/(?:DataTable|Pagination|grouped|smallSelect)',
    'foundations/Icon/deskIcons',
    'navigation/SectionTabs',
    'overlays/(?:ConfirmDialog|Dialog/)',
  ),
  web('screens/Admin/(?:use[A-Z]\\w*|download|Pages|Section[A-Z]\\w*)', 'backend/desk/(?:ask|search)'),
);

export const sharedFiles = [
  { name: 'vendor', test: (id: string) => VENDOR.test(id) || FRAME.test(id), priority: 2 },
  { name: 'shelf', test: SHELF, priority: 1 },
  // What these need elsewhere stays where it is: it would come to pages that do without it.
  { name: 'counter', test: COUNTER, includeDependenciesRecursively: false },
  { name: 'desk', test: DESK, includeDependenciesRecursively: false },
];

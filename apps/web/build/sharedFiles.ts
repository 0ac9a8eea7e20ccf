/** Which modules come together in one file: on a phone, a file of its own costs more than most of them weigh. */

const anyOf = (...places: string[]): RegExp =>
  new RegExp(`(?:${places.map((place) => place.replaceAll('/', '[\\\\/]')).join('|')})\\b`);

const ui = (...parts: string[]): string => `packages/ui/src/(?:${parts.join('|')})`;
const domain = (...parts: string[]): string => `packages/domain/src/(?:${parts.join('|')})`;
const web = (...parts: string[]): string => `web/src/(?:${parts.join('|')})`;

/** Of its own, so that a phone keeps it when a release changes the rest. */
const REACT = anyOf('node_modules/(?:react|react-dom|scheduler)/', 'rolldown/runtime');

const VENDOR = anyOf(
  'node_modules/(?:react-router|react-router-dom|jotai|react-intl|@formatjs|intl-messageformat|styled-components|stylis)/',
);

/** What every page has: the app around the screens, with what it needs. */
const FRAME = anyOf(
  'createReactComponent',
  web(
    'app\\.',
    'features/page/page\\.styles',
    'lib/(?:importWithRetry|paths|shop|storage|useMessage)\\.',
    'shell/boot',
    'state/(?:boot|startState|support)\\.',
    'backend/config',
  ),
  domain('brand', 'limits', 'orderKeys', 'storageKeys', 'timings', 'wire/paths'),
  ui(
    'theme/',
    'provider/useBeirut',
    'foundations/(?:Icon/(?:Icon|frameIcons|shelfIcons)|VisuallyHidden)',
    'controls/(?:Button/Button|IconButton/IconButton\\.)',
  ),
);

/** What the pages about bags share. */
const SHELF = anyOf(
  domain(
    'bags/(?:category|readBag|availability|pickupWindow|restock)',
    'text/(?:localText|fold|digits)',
    'money/money',
    'reading/raw',
  ),
  ui(
    'bag/(?:AvailabilityOverlay|BagPicture|PriceTag|PickupWindow/usePickupWords|BagCard)',
    'foundations/(?:Phrase|Price/|Skeleton|pinkedEdge|Text/)',
    'data/(?:EmptyState|ErrorState)',
    'controls/(?:Chip|SearchField|Field/useTypedBefore)',
  ),
  web('state/bags', 'backend/surpriseBags', 'features/shelf/', 'lib/networkError'),
);

/** What the pages behind the shelf share: forms, orders, money. */
const COUNTER = anyOf(
  'icons-react/dist/esm/icons/Icon(?:ArrowLeft|ChevronDown|CircleCheck|Eye|EyeOff|MapPin|Minus|Plus|Trash)',
  domain(
    'orders/(?:readOrder|status|paymentBadge)',
    'delivery/areas',
    'phone/',
    'time/wallTime',
    'wire/(?:errorCodes|fields|pieces|orderStatus)',
  ),
  ui(
    'bag/PaymentBadge',
    'controls/(?:Button/BusyButton|Field/Field|TextField|SelectField)',
    'data/(?:Alert|Badge|KeyValueList)',
    'foundations/(?:Icon/(?:formIcons|icons|walletIcons)|Surface)',
  ),
  web('backend/(?:authedPost|orders|supabase)', 'lib/withTimeout'),
);

/** What stands around every page once it is alive, and what it needs to go on without a line. */
const ALIVE = anyOf(ui('overlays/Toast/'), web('offline/registerWorker', 'shell/deferred/GlobalOverlays'));

/** What opens from the header of every page. */
const PANELS = anyOf(web('shell/deferred/panels'), ui('overlays/Sheet'));

/** What the sections of the dashboard share. */
const ADMIN = anyOf(
  domain('admin/csv', 'text/compare'),
  ui(
    'data/(?:DataTable|Pagination|grouped|smallSelect)',
    'foundations/Icon/adminIcons',
    'navigation/SectionTabs',
  ),
  web('screens/Admin/(?:use[A-Z]\\w*|download|Pages|Section[A-Z]\\w*)', 'backend/admin/(?:query|search)'),
);

/** Questions that are asked before something is done, on the dashboard and in the profile. */
const DIALOGS = anyOf(ui('overlays/(?:ConfirmDialog|Dialog)/'));

export const sharedFiles = [
  { name: 'react', test: REACT, priority: 5 },
  { name: 'frame', test: (id: string) => VENDOR.test(id) || FRAME.test(id), priority: 4 },
  { name: 'shelf', test: SHELF, priority: 3 },
  { name: 'alive', test: ALIVE, priority: 2 },
  { name: 'panels', test: PANELS, priority: 1 },
  // What these need elsewhere stays where it is: it would come to pages that do without it.
  { name: 'counter', test: COUNTER, includeDependenciesRecursively: false, priority: 3 },
  { name: 'dialogs', test: DIALOGS, includeDependenciesRecursively: false },
  { name: 'admin', test: ADMIN, includeDependenciesRecursively: false },
];

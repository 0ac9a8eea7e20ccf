/** Groups of modules that share one chunk: on a phone a request costs more than most modules weigh. */

const anyOf = (...paths: string[]): RegExp =>
  new RegExp(`(?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})\\b`);

const ui = (...parts: string[]): string => `packages/ui/src/(?:${parts.join('|')})`;
const domain = (...parts: string[]): string => `packages/domain/src/(?:${parts.join('|')})`;
const web = (...parts: string[]): string => `web/src/(?:${parts.join('|')})`;

/** A chunk of its own, so that it stays cached when a release changes the rest. */
const REACT = anyOf('node_modules/(?:react|react-dom|scheduler)/', 'rolldown/runtime');

const VENDOR = anyOf(
  'node_modules/(?:react-router|react-router-dom|jotai|react-intl|styled-components|stylis)/',
);

/** The app around the screens, on every page. */
const FRAME = anyOf(
  'createReactComponent',
  web(
    'app/(?:app|startState)\\.',
    'lib/page/page\\.styles',
    'lib/(?:boot|bootData|importWithRetry|messages/useMessage|paths|shop|storage|support)\\.',
    'lib/http/config',
  ),
  domain('brand', 'limits', 'objects', 'storageKeys', 'timings', 'wire/paths'),
  // The panels of the header read stored notifications with them, and would else load the shelf.
  domain('reading/raw', 'text/localText', 'time/instant'),
  ui(
    // The addresses of the fonts are for the server, and for tools that draw a picture with them.
    'theme/(?!fonts/)',
    'provider/useBeirut',
    'foundations/(?:Icon/(?:Icon|bellIcons|frameIcons|shelfIcons)|VisuallyHidden)',
    'controls/(?:Button/Button|IconButton/IconButton\\.)',
  ),
);

/** Shared by the pages about bags and shops. */
const SHELF = anyOf(
  domain(
    'bags/(?:category|readBag|availability|pickupWindow|restock|shelfGroups)',
    'delivery/areas',
    'ratings/shopRating',
    'text/(?:fold|digits)',
    'money/money',
  ),
  ui(
    'bag/(?:AvailabilityOverlay|BagPicture|PriceTag|PickupWindow/usePickupMessage|BagCard|BagGrid/(?:BagGrid.styles|ShortBagGrid))',
    'foundations/(?:LocalizedText|Price/|Skeleton|pinkedEdge|Text/)',
    'data/(?:EmptyState|ErrorState)',
    'controls/(?:Chip/Chip\\.|SearchField|Field/useAdoptPreHydrationValue)',
  ),
  web(
    'features/shelf/(?:bags|surpriseBags|shelf\\.messages|useShelfError)\\.',
    'lib/(?:deferred/deferredPart|http/networkError|hydration/useIsHydrated)',
  ),
);

/** Shared by the pages of bags and shops. */
const PLACE = anyOf(ui('navigation/BackButton'), web('features/shelf/(?:BackToShelf|Gone)', 'lib/idInPath'));

/** The arrow of every page that goes back, of which most are not pages of a place. */
const BACK = anyOf('icons-react/dist/esm/icons/IconArrowLeft', ui('foundations/Icon/placeIcons'));

/** Shared by the pages behind the shelf: forms, orders, money. */
const COUNTER = anyOf(
  'icons-react/dist/esm/icons/Icon(?:ChevronDown|CircleCheck|Download|Eye|EyeOff|Minus|Plus|Trash)',
  domain(
    'bags/pickupPlace',
    'money/(?:arithmetic|lira)',
    'orders/(?:refund\\.|status|paymentBadge)',
    'phone/',
  ),
  ui(
    'bag/(?:LiraNote|PaymentBadge)',
    'controls/(?:Button/BusyButton|Field/(?:Field|typedLanguage)|TextField|SelectField)',
    'data/(?:Alert|Badge|KeyValueList|grouped)',
    'foundations/Icon/(?:formIcons|icons|walletIcons)',
  ),
  web(
    'lib/http/(?:authedPost|sessionClock|supabase|tableError|tableRequest|withTimeout)',
    'features/session/cachedAccount',
    'features/lira/(?:Lira|rate)\\b',
    'lib/(?:download|poll)',
  ),
);

/** A shop's row, which bags, tickets, favourites and the dashboard read. */
const SHOPS = anyOf(domain('shops/(?:coordinates|facade|openHours|readShop)'));

/** The way to a shop, on the pages of bags, shops and tickets. */
const DIRECTIONS = anyOf(
  'icons-react/dist/esm/icons/Icon(?:Phone|Route)',
  domain('shops/directions'),
  ui('bag/DirectionsLink', 'foundations/Icon/contactIcons'),
  web('features/shop/ShopPlace'),
);

/** Only the places of buttons that load later. */
const LATER_BUTTONS = anyOf(
  web('lib/deferred/deferredButton', 'features/(?:favourites/Favourite\\.|share/Share\\.)'),
);

/** The picture of a shop, on its page and on its card. */
const SHOP_PICTURE = anyOf(ui('bag/ShopPortrait'));

/** What the pages of bags and shops show of a shop. */
const SHOP_FACTS = anyOf(
  ui('bag/(?:ContactLinks|RatingSummary)'),
  web('features/shop/(?:ShopFacts|ShopHours|useShop)'),
);

/** Days and hours by the clock of Beirut, which open hours, plans and the dashboard read. */
const CLOCK = anyOf(domain('time/(?:beirutDays|clockHours|wallTime)'));

/** Rules that the counter needs too, without the forms and money of customers. */
const WIRE = anyOf(domain('orders/orderCode', 'reading/uuid', 'wire/(?:errorCodes|fields|pieces|schema)'));

/** Shared by bags, tickets and the dashboard: where and when an order changes hands. */
const WHERE = anyOf(
  domain('delivery/address\\.'),
  ui('bag/(?:PickupPlace|PickupWindow/PickupWindow)'),
  web('features/orders/AddressLines', 'features/shelf/PickupTime'),
);

/** Shared by the pages that know their user. */
const SESSION = anyOf(
  domain('accounts/(?:access|profile)\\.'),
  web(
    'features/session/(?:useSession|returnPath)\\.',
    'lib/hydration/(?:storedStates|useHydrationPlaceholder)',
  ),
);

/** Shared by the pages of orders. */
const ORDERS = anyOf(
  domain('orders/readOrder', 'wire/statusAnswer'),
  web('features/orders/(?:cachedOrders|ownOrder|paymentStatus)\\.'),
);

/** Shared by tickets, counters and the dashboard: one file, because the page's start lists each by its name. */
const HANDOVERS = anyOf(
  domain('handovers/(?:handover|counterSections|late)', 'wire/(?:handoverAnswers|handoverPaths)'),
  web('lib/followStream', 'features/(?:gifts|takeBack)/locales/words'),
);

/** Loaded after hydration on every page: the global overlays and the service worker's registration. */
const AFTER_HYDRATION = anyOf(
  ui('overlays/Toast/'),
  web('offline/registerWorker', 'app/deferred/GlobalOverlays'),
);

/** Shared by the panels of the header and the pages about orders, which do without the panels. */
const PIECES = anyOf(
  'icons-react/dist/esm/icons/IconMoped',
  domain('delivery/deliveryMethod'),
  ui('foundations/(?:Icon/orderIcons|Ltr/|DateTime/)'),
);

/** Shared by the panels of the header and the page after the payment. */
const NOTIFICATIONS = anyOf(domain('notifications/'), web('features/notifications/notifications'));

/** The panels of the header. */
const PANELS = anyOf(web('app/deferred/panels'), ui('overlays/Sheet'));

/** Queries and their errors, which the page of an invitation needs without the dashboard. */
const QUERIES = anyOf(web('features/admin/(?:query|scope|useAdminErrorMessage|useQuery)\\.', 'lib/onReturn'));

/** Shared by the sections of the dashboard. */
const ADMIN = anyOf(
  'icons-react/dist/esm/icons/Icon(?:ArrowDown|ArrowUp|ArrowsSort|ArrowsSplit2|Calendar(?!Plus)\\w+|CashBanknote|ChartBar|ChevronLeft|Columns3|Copy|DeviceMobile|Dots|Filter|History|List|Mail(?!Opened)|Pencil|Photo|PlayerPause|Printer|ReceiptRefund|Repeat|Settings|ShieldCheck|UserPlus|Users)',
  'node_modules/eventsource-parser/',
  domain('admin/(?:csv|owedCount|storeName)', 'orders/openOrders', 'text/compare', 'wire/paidEvent'),
  ui(
    'controls/CopyButton',
    'data/(?:DataTable|Pagination|smallSelect)',
    'foundations/Icon/adminIcons',
    'navigation/SectionTabs',
  ),
  web(
    'features/admin/(?:use[A-Z]\\w*|log/(?:fetchLog|LogDeed|LogWho|logWords)|orders/(?:bagNames|OrdersSection\\.messages|orderCalls)|stores/storeCalls|Late|Pages|Section[A-Z]\\w*|ShopAndBagFields)',
    'features/admin/(?:adminPost|fetchNavigationCounts|liveOrders|navigationCounts|query|scope|search)\\.',
  ),
);

/** Shared by the phones of counters and couriers and by a shop's own space. */
const WORK = anyOf(
  domain('handovers/(?:codeEnds|offlineQueue)', 'wire/counterAnswers'),
  web(
    'features/counter/(?:CountTile|HandoverRow|OfflineQueueNote|WorkHeader)/',
    'features/counter/(?:CounterScreen\\.styles|counterStorage|DeviceSync|LanguageButton|mainAction|stock|unknownBag|useCustomerName|useSync|workPage)\\.',
  ),
);

/** Confirmation dialogs, on the dashboard and in the profile. */
const DIALOGS = anyOf(ui('overlays/(?:ConfirmDialog|Dialog)/'));

export const sharedFiles = [
  { name: 'react', test: REACT, priority: 5 },
  { name: 'frame', test: (id: string) => VENDOR.test(id) || FRAME.test(id), priority: 4 },
  { name: 'shelf', test: SHELF, priority: 3 },
  { name: 'place', test: PLACE, includeDependenciesRecursively: false, priority: 3 },
  { name: 'back', test: BACK, includeDependenciesRecursively: false, priority: 3 },
  { name: 'alive', test: AFTER_HYDRATION, priority: 2 },
  { name: 'pieces', test: PIECES, includeDependenciesRecursively: false, priority: 3 },
  { name: 'notifications', test: NOTIFICATIONS, includeDependenciesRecursively: false, priority: 3 },
  { name: 'panels', test: PANELS, priority: 1 },
  // Their dependencies stay in other chunks, or pages without these groups would load them too.
  { name: 'handovers', test: HANDOVERS, includeDependenciesRecursively: false, priority: 3 },
  { name: 'session', test: SESSION, includeDependenciesRecursively: false, priority: 3 },
  { name: 'orders', test: ORDERS, includeDependenciesRecursively: false, priority: 3 },
  { name: 'shops', test: SHOPS, includeDependenciesRecursively: false, priority: 3 },
  { name: 'directions', test: DIRECTIONS, includeDependenciesRecursively: false, priority: 3 },
  { name: 'shopPicture', test: SHOP_PICTURE, includeDependenciesRecursively: false, priority: 3 },
  { name: 'buttons', test: LATER_BUTTONS, includeDependenciesRecursively: false, priority: 3 },
  { name: 'shopFacts', test: SHOP_FACTS, includeDependenciesRecursively: false, priority: 3 },
  { name: 'where', test: WHERE, includeDependenciesRecursively: false, priority: 3 },
  { name: 'clock', test: CLOCK, includeDependenciesRecursively: false, priority: 3 },
  { name: 'wire', test: WIRE, includeDependenciesRecursively: false, priority: 3 },
  { name: 'counter', test: COUNTER, includeDependenciesRecursively: false, priority: 3 },
  { name: 'work', test: WORK, includeDependenciesRecursively: false },
  { name: 'queries', test: QUERIES, includeDependenciesRecursively: false, priority: 2 },
  { name: 'dialogs', test: DIALOGS, includeDependenciesRecursively: false },
  { name: 'admin', test: ADMIN, includeDependenciesRecursively: false },
];

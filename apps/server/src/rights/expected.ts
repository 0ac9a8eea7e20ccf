/** The expected rights to every table and to stored pictures, compared with what happens. */

export const PEOPLE = ['visitor', 'owner', 'other', 'admin'] as const;
export type TestRole = (typeof PEOPLE)[number];

/** An owner and staff of the shop whose rows the tests aim at, an owner of another shop, and a former member. */
export const MEMBERS = ['shopOwner', 'staff', 'elsewhere', 'former'] as const;
export type MemberRole = (typeof MEMBERS)[number];

export const OPERATIONS = ['select', 'insert', 'update', 'delete', 'upsert'] as const;
export type TableOperation = (typeof OPERATIONS)[number];

/**
 * `select` reads all rows; the others aim at the owner's rows or, in a table without owners, at one of its rows.
 * - all: every row; own: only the role's own rows; shop: only the rows of the shop that the role works for
 * - done: the row was written
 * - nothing: no error, but no row is seen or changed
 * - refused: 42501, or a rule of the shop; taken: 23505, the row exists already
 */
const OUTCOMES = ['all', 'own', 'shop', 'done', 'nothing', 'refused', 'taken'] as const;
export type ExpectedOutcome = (typeof OUTCOMES)[number];

const TABLES = `
                              select    insert    update    delete    upsert
  stores            visitor   all       refused   refused   refused   refused
                    owner     all       refused   nothing   nothing   refused
                    other     all       refused   nothing   nothing   refused
                    admin     all       done      done      done      refused

  store_members     visitor   refused   refused   refused   refused   refused
                    owner     own       refused   refused   refused   refused
                    other     own       refused   refused   refused   refused
                    admin     all       refused   refused   refused   refused

  store_invitations visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  store_terms       visitor   refused   refused   refused   refused   refused
                    owner     nothing   refused   nothing   refused   refused
                    other     nothing   refused   nothing   refused   refused
                    admin     all       refused   done      refused   refused

  store_applications visitor  refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  letters           visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  surprise_bags     visitor   all       refused   refused   refused   refused
                    owner     all       refused   nothing   nothing   refused
                    other     all       refused   nothing   nothing   refused
                    admin     all       done      done      done      refused

  bag_changes       visitor   refused   refused   refused   refused   refused
                    owner     nothing   refused   refused   refused   refused
                    other     nothing   refused   refused   refused   refused
                    admin     all       refused   refused   refused   refused

  favourites        visitor   refused   refused   refused   refused   refused
                    owner     own       taken     refused   done      refused
                    other     own       refused   refused   nothing   refused
                    admin     nothing   refused   refused   nothing   refused

  alerts            visitor   refused   refused   refused   refused   refused
                    owner     own       refused   refused   refused   refused
                    other     own       refused   refused   refused   refused
                    admin     nothing   refused   refused   refused   refused

  settings          visitor   all       refused   refused   refused   refused
                    owner     all       refused   nothing   refused   refused
                    other     all       refused   nothing   refused   refused
                    admin     all       refused   done      refused   refused

  payout_settings   visitor   refused   refused   refused   refused   refused
                    owner     nothing   refused   nothing   refused   refused
                    other     nothing   refused   nothing   refused   refused
                    admin     all       refused   done      refused   refused

  bag_notes         visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  bag_plans         visitor   refused   refused   refused   refused   refused
                    owner     nothing   refused   nothing   nothing   refused
                    other     nothing   refused   nothing   nothing   refused
                    admin     all       done      done      done      done

  bag_days          visitor   refused   refused   refused   refused   refused
                    owner     nothing   refused   nothing   nothing   refused
                    other     nothing   refused   nothing   nothing   refused
                    admin     all       done      done      done      done

  delivery_areas    visitor   all       refused   refused   refused   refused
                    owner     all       refused   refused   refused   refused
                    other     all       refused   refused   refused   refused
                    admin     all       refused   refused   refused   refused

  users             visitor   refused   refused   refused   refused   refused
                    owner     own       taken     done      nothing   done
                    other     own       refused   nothing   nothing   refused
                    admin     all       refused   nothing   done      refused

  deactivated_users visitor   refused   refused   refused   refused   refused
                    owner     nothing   refused   nothing   refused   refused
                    other     nothing   refused   nothing   refused   refused
                    admin     nothing   refused   nothing   refused   refused

  orders            visitor   refused   refused   refused   refused   refused
                    owner     own       refused   refused   nothing   refused
                    other     own       refused   refused   nothing   refused
                    admin     all       refused   refused   done      refused

  order_requests    visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  order_lines       visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  payment_attempts  visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  messages          visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  devices           visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  device_tokens     visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  pairings          visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  handovers         visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  undone_handovers  visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  handover_conflicts visitor   refused   refused   refused   refused   refused
                     owner     refused   refused   refused   refused   refused
                     other     refused   refused   refused   refused   refused
                     admin     refused   refused   refused   refused   refused

  counter_stock_changes visitor   refused   refused   refused   refused   refused
                        owner     refused   refused   refused   refused   refused
                        other     refused   refused   refused   refused   refused
                        admin     refused   refused   refused   refused   refused

  door_tries        visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  bags_taken_back   visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  refunds           visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  ratings           visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  payouts           visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  store_statements  visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  ticket_keys       visitor   refused   refused   refused   refused   refused
                    owner     refused   refused   refused   refused   refused
                    other     refused   refused   refused   refused   refused
                    admin     refused   refused   refused   refused   refused

  audit_log         visitor   refused   refused   refused   refused   refused
                    owner     nothing   refused   refused   refused   refused
                    other     nothing   refused   refused   refused   refused
                    admin     all       refused   refused   refused   refused
`;

/** Where members of a shop may do other things than any other user. */
const TABLES_OF_MEMBERS = `
                              select    insert    update    delete    upsert
  stores            shopOwner all       refused   done      nothing   refused

  store_members     shopOwner shop      refused   refused   refused   refused
                    elsewhere shop      refused   refused   refused   refused

  store_terms       shopOwner shop      refused   nothing   refused   refused
                    elsewhere shop      refused   nothing   refused   refused

  surprise_bags     shopOwner all       done      done      done      refused
                    staff     all       refused   done      nothing   refused

  bag_plans         shopOwner shop      done      done      done      done
                    staff     shop      done      done      done      done
                    elsewhere shop      refused   nothing   nothing   refused

  bag_days          shopOwner shop      done      done      done      done
                    staff     shop      done      done      done      done
                    elsewhere shop      refused   nothing   nothing   refused
`;

/** The columns that clients may read. A reader of a row reads all of it, so nothing private may be added here. */
export const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  stores: [
    'id',
    'name',
    'name_ar',
    'address',
    'address_ar',
    'area',
    'latitude',
    'longitude',
    'phone',
    'picture_url',
    'facade',
    'about',
    'about_ar',
    'hours',
    'created_at',
    'rating',
    'rating_count',
    'can_give',
  ],
  store_members: ['store_id', 'user_id', 'role', 'invited_by', 'created_at', 'language'],
  store_terms: ['store_id', 'publishing', 'payout_phone'],
  surprise_bags: [
    'id',
    'store_id',
    'title',
    'name_en',
    'name_ar',
    'description',
    'description_ar',
    'image_url',
    'picture',
    'full_price',
    'sale_price',
    'price',
    'quantity',
    'category',
    'diet',
    'allergens',
    'pickup_start',
    'pickup_end',
    'pickup_time',
    'restock_time',
    'last_update_at',
    'created_at',
  ],
  bag_changes: [
    'id',
    'store_id',
    'bag_id',
    'change',
    'state',
    'reason',
    'made_by',
    'made_at',
    'decided_by',
    'decided_at',
  ],
  bag_plans: [
    'bag_id',
    'quantities',
    'opens',
    'closes',
    'starts_on',
    'ends_on',
    'paused',
    'updated_by',
    'updated_at',
  ],
  bag_days: ['bag_id', 'day', 'planned', 'published_at', 'skipped', 'left_over', 'note'],
  favourites: ['user_id', 'store_id', 'created_at'],
  alerts: [
    'id',
    'user_id',
    'bag_id',
    'language',
    'asked_at',
    'kept_at',
    'told_at',
    'kept_until',
    'ended_at',
    'outcome',
  ],
  settings: ['id', 'lbp_per_usd', 'rate_set_at'],
  payout_settings: ['id', 'commission_basis_points', 'payout_weekday'],
  delivery_areas: ['id', 'name_en', 'name_ar', 'fee_cents', 'place'],
  users: ['id', 'email', 'name', 'phone', 'role', 'created_at', 'deactivated_at', 'found_by'],
  deactivated_users: ['id', 'email', 'name', 'phone', 'role', 'created_at', 'deactivated_at', 'found_by'],
  orders: [
    'id',
    'order_code',
    'user_id',
    'customer_name',
    'customer_email',
    'whatsapp_phone',
    'language',
    'delivery_method',
    'delivery_area',
    'delivery_address',
    'details',
    'qty',
    'currency',
    'amount',
    'delivery_fee',
    'status',
    'payment_status',
    'created_at',
    'expires_at',
    'paid_at',
    'deleted_at',
    'found_by',
    'is_gift',
  ],
  audit_log: ['id', 'at', 'actor', 'action', 'subject', 'subject_id', 'details'],
};

const COLUMNS_OF_A_STORE =
  'name name_ar address address_ar area latitude longitude phone picture_url facade about about_ar hours';

const COLUMNS_OF_A_BAG =
  'store_id title name_en name_ar description description_ar image_url picture full_price sale_price price quantity ' +
  'category diet allergens pickup_start pickup_end pickup_time restock_time';

/** The columns that signed-in users may write, in the rows that they may write; visitors write none. */
export const WRITTEN_COLUMNS: Readonly<Record<string, string>> = {
  'insert bag_days': 'bag_id day planned skipped note',
  'update bag_days': 'bag_id day planned skipped note',
  'insert bag_plans': 'bag_id quantities opens closes starts_on ends_on paused',
  'update bag_plans': 'bag_id quantities opens closes starts_on ends_on paused',
  'update deactivated_users': 'deactivated_at',
  'insert favourites': 'user_id store_id',
  'update payout_settings': 'commission_basis_points payout_weekday',
  'update settings': 'lbp_per_usd',
  'update store_terms': 'publishing payout_phone',
  'insert stores': COLUMNS_OF_A_STORE,
  'update stores': COLUMNS_OF_A_STORE,
  'insert surprise_bags': COLUMNS_OF_A_BAG,
  'update surprise_bags': COLUMNS_OF_A_BAG,
  'insert users': 'id email name phone role',
  'update users': 'id email name phone role',
};

/** The functions that clients may call over the Data API, with the role; all others are the server's alone. */
export const OFFERED_FUNCTIONS: readonly string[] = [
  'owner accept_invitation',
  'other accept_invitation',
  'admin accept_invitation',
  'admin add_bag',
  'admin admin_counts',
  'admin admin_log',
  'admin admin_orders',
  'admin analytics',
  'admin answer_payout',
  'owner ask_alert',
  'other ask_alert',
  'admin ask_alert',
  'admin assign_delivery',
  'admin change_member',
  'admin change_own_stock',
  'owner collected_lately',
  'other collected_lately',
  'admin collected_lately',
  'admin confirm_payout',
  'admin correct_payout',
  'admin correct_reference',
  'admin create_pairing',
  'admin decide_application',
  'admin decide_bag_change',
  'owner delete_account',
  'other delete_account',
  'admin delete_account',
  'admin dispute_payout',
  'owner end_alert',
  'other end_alert',
  'admin end_alert',
  'admin handover_board',
  'owner impact',
  'other impact',
  'admin impact',
  'admin mark_handover',
  'admin owed_to_stores',
  'owner own_data',
  'other own_data',
  'admin own_data',
  'owner own_handovers',
  'other own_handovers',
  'admin own_handovers',
  'owner own_stores',
  'other own_stores',
  'admin own_stores',
  'admin pieces_to_fill',
  'owner rate_shop',
  'other rate_shop',
  'admin rate_shop',
  'admin refund_choices',
  'admin refund_list',
  'admin remove_member',
  'admin restore_order',
  'admin revoke_device',
  'admin sales_of_bag_days',
  'admin save_bag_days',
  'admin sell_through',
  'admin send_payout',
  'admin settle_conflict',
  'admin store_applications_list',
  'admin store_counts',
  'admin store_money',
  'admin store_reviews',
  'admin store_setup',
  'admin store_statement',
  'admin store_team',
  'admin store_today',
  'admin undo_own_stock',
  'admin week_of_plans',
  'owner withdraw_bag_change',
  'other withdraw_bag_change',
  'admin withdraw_bag_change',
  'admin withdraw_invitation',
];

/** What members may call besides, for their own shop: everyone of the team, or its owners. */
export const FUNCTIONS_OF_MEMBERS: Readonly<Record<string, 'staff' | 'owner'>> = {
  change_member: 'owner',
  change_own_stock: 'staff',
  confirm_payout: 'owner',
  create_pairing: 'owner',
  dispute_payout: 'owner',
  remove_member: 'owner',
  sales_of_bag_days: 'staff',
  save_bag_days: 'staff',
  sell_through: 'staff',
  store_counts: 'staff',
  store_money: 'owner',
  store_reviews: 'staff',
  store_setup: 'owner',
  store_statement: 'owner',
  store_team: 'owner',
  store_today: 'staff',
  undo_own_stock: 'staff',
  week_of_plans: 'staff',
};

/** Functions that a signed-in user's query may call, because policies and triggers call them. */
export const ANSWERED_FUNCTIONS: readonly string[] = [
  'private.is_admin',
  'private.is_client',
  'private.is_last_admin',
  'private.own_bags',
  'private.own_ratings',
  'private.own_stores',
  'private.search_text',
];

/** The outcomes for pictures and their bucket. */
const STORAGE_OUTCOMES = ['done', 'nothing', 'refused'] as const;
type StorageOutcome = (typeof STORAGE_OUTCOMES)[number];

/** Pictures have no owner. Those of a shop's owner come through the server, which checks and rewrites them. */
export const STORAGE_PEOPLE = ['visitor', 'member', 'shop', 'admin'] as const satisfies readonly string[];

const STORAGE = `
                      visitor   member    shop      admin
  see by address      done      done      done      done
  list                nothing   nothing   nothing   done
  upload              refused   refused   refused   done
  upload over         refused   refused   refused   refused
  replace             refused   refused   refused   refused
  move                refused   refused   refused   refused
  copy                refused   refused   refused   done
  remove              nothing   nothing   nothing   done
  sign an upload      refused   refused   refused   refused
  sign over           refused   refused   refused   refused
  list buckets        nothing   nothing   nothing   nothing
  create bucket       refused   refused   refused   refused
  open bucket         refused   refused   refused   refused
  empty bucket        refused   refused   refused   refused
  delete bucket       refused   refused   refused   refused
`;

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function parseWord<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((each) => each === word);
  if (found === undefined) throw new Error(`Nobody knows what “${word}” means here.`);
  return found;
}

export interface Right<Role = TestRole> {
  table: string;
  role: Role;
  expected: Record<TableOperation, ExpectedOutcome>;
}

export const RIGHTS: readonly Right[] = readRights(TABLES, PEOPLE);

const rightsOfMembers = readRights(TABLES_OF_MEMBERS, MEMBERS);

/** Of every table; where nothing else is listed, a member is any other user. */
export const RIGHTS_OF_MEMBERS: readonly Right<MemberRole>[] = RIGHTS.filter(
  ({ role }) => role === 'other',
).flatMap(({ table, expected }) =>
  MEMBERS.map(
    (role) =>
      rightsOfMembers.find((right) => right.table === table && right.role === role) ?? {
        table,
        role,
        expected,
      },
  ),
);

/** The tables where members have rights of their own. */
export const SHOP_TABLES: ReadonlySet<string> = new Set(rightsOfMembers.map(({ table }) => table));

function readRights<Role extends string>(text: string, roles: readonly Role[]): Right<Role>[] {
  let table = '';
  return linesOf(text)
    .slice(1)
    .map((line) => {
      const words = line.trim().split(/\s+/);
      const outcomes = words.splice(-OPERATIONS.length).map((word) => parseWord(OUTCOMES, word));
      const role = parseWord(roles, words.pop() ?? '');
      table = words[0] ?? table;
      const expected = Object.fromEntries(OPERATIONS.map((each, index) => [each, outcomes[index]]));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each operation
      return { table, role, expected: expected as Record<TableOperation, ExpectedOutcome> };
    });
}

export interface StorageRight {
  what: string;
  expected: readonly StorageOutcome[];
}

/** Outcomes in the order of the roles. */
export const STORAGE_RIGHTS: readonly StorageRight[] = linesOf(STORAGE)
  .slice(1)
  .map((line) => {
    const [what = '', ...outcomes] = line.trim().split(/\s{2,}/);
    return { what, expected: outcomes.map((word) => parseWord(STORAGE_OUTCOMES, word)) };
  });

import fc from 'fast-check';

const fields = [
  'id',
  'order_code',
  'code',
  'invoice',
  'orderId',
  'orderCode',
  'bagId',
  'bag_id',
  'user_id',
  'qty',
  'quantity',
  'maxQuantity',
  'title',
  'titleAr',
  'name',
  'name_ar',
  'store',
  'sale_price',
  'salePrice',
  'full_price',
  'price',
  'amount',
  'delivery_fee',
  'details',
  'role',
  'email',
  'phone',
  'type',
  'createdAt',
  'created_at',
  'messageEn',
  'read',
  'data',
  'collectUrl',
  'error',
  'message',
  'identities',
  'status',
  'payment_status',
  'delivery_method',
  'image_url',
  'pickup_start',
  'storeName',
  'pickupStart',
  'pickupText',
  'restock_time',
  'category',
  'currency',
  '__proto__',
];
const anything = fc.anything({
  maxDepth: 2,
  maxKeys: 4,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
});
const likely = fc.oneof(
  fc.constantFrom<unknown>(
    'EMPTY',
    'admin',
    'paid',
    'delivery',
    'other',
    4.5,
    '4.50',
    3,
    '2026-11-21T12:00:00Z',
    'ZWD-A',
    '+96170123456',
    '/a.webp',
    'USD',
  ),
  anything,
);
const name = fc.constantFrom(...fields);
const line = fc.dictionary(name, likely, { maxKeys: 8 });
const row = fc.dictionary(name, fc.oneof(likely, likely, fc.array(line, { maxLength: 3 })), { maxKeys: 16 });
const rows = fc.array(row, { maxLength: 3 });
const asText = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  arbitrary.map((made) => JSON.stringify(made, withoutBigInt));
const withoutBigInt = (_key: string, each: unknown) => (typeof each === 'bigint' ? String(each) : each);

/** Values that nearly are what is read: the fields exist, and anything may be in them. */
export const nearlyRead = fc.oneof(
  anything,
  fc.string({ unit: 'binary' }),
  fc.json({ maxDepth: 2 }),
  row,
  rows,
  asText(row),
  asText(rows),
);

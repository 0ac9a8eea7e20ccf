/** Example orders for stories: a few that show the variants, and any number of generated ones. */
import { readLocalText, type Cents, type Instant, type LocalText } from '@zawadeh/domain';
import { now } from '../../stories/bags.ts';

export interface ExampleOrder {
  code: string;
  customer: LocalText;
  phone: string;
  bag: LocalText;
  way: LocalText;
  payment: string | null;
  amount: Cents | null;
  at: Instant;
}

const CUSTOMERS: readonly LocalText[] = [
  { en: 'Rania Haddad', ar: 'رانيا حدّاد' },
  { en: 'Omar Kabbara', ar: 'عمر كبارة' },
  { en: 'Guest', ar: 'زائر' },
  { en: 'Maya Saade', ar: 'مايا سعادة' },
  { en: 'Khaled Dib', ar: 'خالد ديب' },
  { en: 'Nour Masri', ar: 'نور المصري' },
  { en: 'Hiba Zein', ar: 'هبة زين' },
];
const BAGS: readonly LocalText[] = [
  { en: 'Knafeh & Sweets, Home Lunch', ar: 'الكنافة والحلويات، الغداء البيتي' },
  { en: 'Home Lunch Surprise', ar: 'مفاجأة الغداء البيتي' },
  { en: 'Man’oushe Morning', ar: 'مناقيش الصباح' },
  { en: 'Evening Mezze Surprise', ar: 'مفاجأة مازة المساء' },
  { en: 'Green Bowl Surprise', ar: 'مفاجأة السلطة الخضراء' },
];
const WAYS: readonly LocalText[] = [
  { en: 'Delivery · Mina', ar: 'توصيل · الميناء' },
  { en: 'Pickup', ar: 'استلام' },
  { en: 'Pickup', ar: 'استلام' },
  { en: 'Delivery · Abu samra', ar: 'توصيل · أبي سمراء' },
];
const PAYMENTS = ['paid', 'paid', 'pending', 'paid', 'failed', 'pending', null];

const HOUR = 3_600_000;
const turn = <T>(of: readonly T[], index: number): T => of[index % of.length]!;

/** Deterministic; the amounts of 10,000 orders are a shuffle without repeats. */
export function makeOrders(count: number): ExampleOrder[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `ZWD-${48_213 - index * 3}`,
    customer: turn(CUSTOMERS, index),
    phone: `+961 70 ${String(123_456 + index)}`,
    bag: turn(BAGS, index),
    way: turn(WAYS, index),
    payment: turn(PAYMENTS, index),
    amount: index % 6 === 5 ? null : 300 + ((index * 7_919) % 10_007),
    at: now - index * HOUR,
  }));
}

export const orders: readonly ExampleOrder[] = makeOrders(7);

const longest = 'Supercalifragilisticexpialidocious-leftover-lunchbox-extravaganza';

/** Data that no form should have accepted. */
export const hostileOrders: readonly ExampleOrder[] = [
  {
    ...orders[0]!,
    code: 'ZWD-1',
    customer: readLocalText('<b>مرحبا</b> \u202Egnol', 200) ?? orders[0]!.customer,
  },
  { ...orders[1]!, code: longest, bag: { en: longest, ar: null }, amount: 123_456_789_00 },
  { ...orders[2]!, code: 'ZWD-3', phone: '', payment: 'chargeback', amount: null },
];

export const orderId = ({ code }: ExampleOrder): string => code;

export const orderText = ({ code, customer, phone, bag, way }: ExampleOrder): string =>
  [code, phone, ...[customer, bag, way].flatMap(({ en, ar }) => [en, ar])].join(' ');

/** The number of bags in supabase/seed.sql. */
export const SEEDED_BAGS = 62;

/** Bags with enough stock, open for hours: one for each project, because orders of one buyer for the same bag replace one another. */
export const BAG_TO_BUY: Record<string, { id: string; price: string }> = {
  'en-phone': { id: 'ba600000-0000-4000-8000-000000000058', price: '$2.25' },
  'ar-phone': { id: 'ba600000-0000-4000-8000-000000000054', price: '$2.50' },
  'en-desktop': { id: 'ba600000-0000-4000-8000-000000000059', price: '$2.75' },
  'ar-desktop': { id: 'ba600000-0000-4000-8000-000000000046', price: '$2.75' },
  'admins-en-phone': { id: 'ba600000-0000-4000-8000-000000000058', price: '$2.25' },
  'admins-ar-desktop': { id: 'ba600000-0000-4000-8000-000000000046', price: '$2.75' },
  'mocks-en-phone': { id: 'ba600000-0000-4000-8000-000000000058', price: '$2.25' },
};

const bag = (place: number) => `ba600000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** A bag with enough stock for each journey, so that journeys of one user do not affect one another. */
export const BAG_FOR = {
  wholeJourney: { id: bag(41), title: { en: 'Whatever Teta Cooked', ar: 'على ذوق تيتا' } },
  language: { id: bag(35), title: { en: 'Balila & Pickles', ar: 'بليلة وكبيس' } },
  keyboard: { id: bag(27), title: { en: 'Goat Labneh & Shanklish', ar: 'لبنة ماعز وشنكليش' } },
  resumedPayment: { id: bag(32), title: { en: 'Loubieh in Olive Oil', ar: 'لوبية بالزيت' } },
  otherTab: { id: bag(51), title: { en: 'Halloumi & Tomato Box', ar: 'علبة حلّوم وبندورة' } },
  twoTabs: { id: bag(12), title: { en: 'Labneh & Garden Greens', ar: 'لبنة وخضار البستان' } },
  unpaid: { id: bag(25), title: { en: 'Moghrabieh Surprise', ar: 'مفاجأة المغربيّة' } },
  offline: { id: bag(60), title: { en: 'Shawarma Plate Surprise', ar: 'مفاجأة صحن الشاورما' } },
  connectionLost: { id: bag(48), title: { en: 'Beetroot & Walnut Salad', ar: 'سلطة شمندر وجوز' } },
  findABag: { id: bag(45), title: { en: 'Samke Harra', ar: 'سمكة حرّة' } },
  impact: { id: bag(62), title: { en: 'Cabbage Rolls with Lemon', ar: 'ملفوف محشي بالحامض' } },
  secondBag: { id: bag(52), title: { en: 'Greens & Golden Onions', ar: 'هندبة بالبصل المحمّر' } },
} as const;

/** Bags for the journey of two buyers and the last bag: one for each project, because the projects share the shelf. */
export const LAST_BAG: Record<string, { id: string; title: { en: string; ar: string } }> = {
  'ar-phone': { id: bag(17), title: { en: 'Sayadieh Surprise', ar: 'مفاجأة الصيّاديّة' } },
  'en-desktop': { id: bag(43), title: { en: 'A Slow Morning for Two', ar: 'صبحيّة لاثنين' } },
};

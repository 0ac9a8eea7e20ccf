/** The number of bags in supabase/seed.sql. */
export const SEEDED_BAGS = 62;

const bag = (place: number) => `ba600000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** Of the main purchase, which runs in both languages. */
export const BAG_TO_BUY = {
  en: { id: bag(58), price: '$2.25' },
  ar: { id: bag(46), price: '$2.75' },
} as const;

/** A bag with enough stock for each journey, so that journeys of one user do not affect one another. */
export const BAG_FOR = {
  wholeJourney: { id: bag(41), title: { en: 'Whatever Teta Cooked', ar: 'على ذوق تيتا' } },
  keyboard: { id: bag(27), title: { en: 'Goat Labneh & Shanklish', ar: 'لبنة ماعز وشنكليش' } },
  resumedPayment: { id: bag(32), title: { en: 'Loubieh in Olive Oil', ar: 'لوبية بالزيت' } },
  unpaid: { id: bag(25), title: { en: 'Moghrabieh Surprise', ar: 'مفاجأة المغربيّة' } },
  offline: { id: bag(60), title: { en: 'Shawarma Plate Surprise', ar: 'مفاجأة صحن الشاورما' } },
  connectionLost: { id: bag(48), title: { en: 'Beetroot & Walnut Salad', ar: 'سلطة شمندر وجوز' } },
  impact: { id: bag(62), title: { en: 'Cabbage Rolls with Lemon', ar: 'ملفوف محشي بالحامض' } },
  lastBag: { id: bag(17), title: { en: 'Sayadieh Surprise', ar: 'مفاجأة الصيّاديّة' } },
  secondBag: { id: bag(52), title: { en: 'Greens & Golden Onions', ar: 'هندبة بالبصل المحمّر' } },
} as const;

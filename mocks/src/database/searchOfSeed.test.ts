/** The search as people type it, over the bags and shops of a fresh installation. */
import { filterBags, inLanguage, readBags, searchBags } from '@zawadeh/domain';
import { FROZEN_NOW } from '@zawadeh/domain/examples';
import { expect, test } from 'vitest';
import { seededBags, seededShops } from './seed.ts';

const shops = new Map(seededShops(FROZEN_NOW).map((shop) => [shop.id, shop]));
const { bags } = readBags(
  seededBags(FROZEN_NOW).map((row) => ({ ...row, store: shops.get(row.store_id ?? '') })),
);

/** Title, shop and area of the first three. */
function firstThree(search: string): string[][] {
  const found = filterBags(bags, { search, category: null }, searchBags);
  return found
    .slice(0, 3)
    .map(({ title, store, area }) => [inLanguage(title!, 'en').text, inLanguage(store!, 'en').text, area!]);
}

test.each([
  ['Knafeh & Sweets Surprise', 'knafeh|Kunafa|KNAFE | knefeh|كنافة|كنافه|الكنافة|كُنَافة|كنـــافة'],
  ['Knafeh & Sweets Surprise', 'knafeh zahra|zahra knafeh|sweets knafeh|كنافة الزهراء|الزهرا كنافه'],
  ['Baklava Ends Box', 'baklawa|ba2lawa|بقلاوه|البقلاوة'],
  ['Znoud es-Sitt Half-Dozen', 'znoud el sit|znoud essitt|زنود الست|زنود'],
  ['Namoura & Sfouf Squares', 'nammoura|sfoof|نمورة'],
  ['Man’oushe Morning', "man'oushe|man-oushe|man2ouche|mnakish|منقوشه|مناقيش"],
  ['Fresh Ka’ak Basket', "ka'ak|Kaak|ka3k|كعك|الكعك"],
  ['Lahm b’Ajin Stack', 'lahm b3ajin|la7me|لحم بعجين'],
  ['Halawet el-Jibn Rolls', '7alawet|7alawet el jeben|Halawet El-Jibn|حلاوه الجبن|حلاوة'],
  ['Meghli & Rice Pudding Cups', 'moghle|meghleh|مغلى|rez b7alib'],
  ['First Batch Bread', 'bread|khebez|5ebez|خبز'],
  ['Éclairs & Cream Puffs', 'eclair|ÉCLAIRS|اكلير|إكلير'],
  ['Ma’amoul Tin', "maamoul|ma'amoul|ma3moul|معمول"],
  ['Vine Leaves & Kibbeh Surprise', 'kebbe|wara2 3enab|warak enab|ورق عنب|كبه'],
  ['Mjaddara for Two', 'mjadra|mujadara|مجدره'],
  ['Freekeh with Chicken', 'frikeh|djej|chicken freekeh|دجاج'],
  ['Samke Harra', 'samke 7arra|سمكه حره'],
  ['Fruit & Fattoush Bag', 'fatouch|fattoush|فتوش'],
  ['Tabbouleh by the Bowl', 'tabbouli|taboule|تبوله'],
  ['Hummus with Meat', 'hommus|7ommos|hummus meat|حمص باللحمه'],
  ['Lentils with Lemon', '3adas|lentil|عدس بحامض'],
  ['Labneh & Garden Greens', 'labni|labneh|لبنه|اللبنة'],
  ['First Pot of Foul', 'foul|ful|fool|فول|الفول'],
  ['Falafel Breakfast', 'falefel|فلافل'],
  ['Halloumi & Tomato Box', '7alloum|halloumi|حلوم'],
  ['Eggs & Sujuk by the Sea', 'eggs|beid|soujok|بيض'],
  ['Moghrabieh Surprise', 'moghrabiye|مغربيه'],
  ['Zahra Sweets', 'zahra|ZAHRA|el zahra|el-zahra|الزهراء|زهرا|حلويات الزهرا|sweets zahra'],
  ['Umm Fadi’s Kitchen', 'umm fadi|om fadi|fadis kitchen|fadi’s|ام فادي|مطبخ ام فادى'],
  ['Al-Tell Oven', 'al tell|al-tell|tell|oven tell|فرن التل|التلّ'],
  ['Mina Corner', 'mina corner|corner mina|ركن المينا'],
  ['Qobbeh Sweet Trays', 'qobbeh sweet|صواني القبه'],
  ['Two Goats Dairy', 'two goats|goats|العنزتين|البان العنزتين'],
  ['Teta Salma’s Table', 'teta|teta salma|salma’s table|تيتا سلمى|تيتا سلمي'],
  ['Lantern Pier Fish', 'lantern pier|pier fish|مسمكة'],
  ['Corniche Sobhiyeh', 'sob7iye|Corniche|كورنيش|صبحية'],
  ['mina', 'mina|El-Mina|al mina|meena|المينا|الميناء|الأسكلة|fish mina|mina fish'],
  ['badawi', 'badawi|Beddawi|baddawi|البداوي|بداوي'],
  ['ebbe', 'ebbe|Qobbeh|Kobbe|2obbe|القبة|قبه'],
  ['abu-samra', 'abu samra|Abi Samra|abou-samra|ابو سمرا|أبي سمراء'],
  ['behsas', 'Behsas|bahsas|ba7sas|البحصاص'],
  ['ras-maska', 'ras maska|Ras Masqa|راس مسقا|راسمسقا'],
  ['tebeneh-zehriye', 'tebbane|bab el tebbaneh|Zahriyeh|باب التبانه|الزاهريه'],
] as const)('%j is among the first three for each of %j', (wanted, searches) => {
  const missed = searches.split('|').filter((search) => !firstThree(search).flat().includes(wanted));
  expect(missed).toEqual([]);
});

test.each(['pizza', 'sushi', 'بيتزا', '3ayrounye', 'Kalamoun', 'القلمون', 'zzzz'])(
  '%j finds no bag',
  (search) => {
    expect(firstThree(search)).toEqual([]);
  },
);

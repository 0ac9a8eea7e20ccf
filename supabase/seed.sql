-- Invented shops and bags. Every time is relative to now(), so that each availability state can be seen at any hour.

insert into public.stores (id, name, name_ar)
select ('5a000000-0000-4000-8000-' || lpad(shops.place::text, 12, '0'))::uuid, shops.name, shops.name_ar
from (
  values
    (1, 'Zahra Sweets', 'حلويات الزهراء'),
    (2, 'Umm Fadi’s Kitchen', 'مطبخ أم فادي'),
    (3, 'Al-Tell Oven', 'فرن التلّ'),
    (4, 'Mina Corner', 'ركن الميناء'),
    (5, 'Khan Salads', 'سَلَطات الخان'),
    (6, 'Souk Breakfasts', 'فطور السوق'),
    (7, 'Qobbeh Sweet Trays', 'صواني القبّة'),
    (8, 'Night Owls’ Oven', 'فرن السهرانين'),
    (9, 'Blossom Square Patisserie', 'حلواني ساحة الزهر'),
    (10, 'Teta Salma’s Table', 'سفرة تيتا سلمى'),
    (11, 'Lantern Pier Fish', 'مسمكة رصيف الفانوس'),
    (12, 'The Coppersmiths’ Pot', 'طنجرة النحّاسين'),
    (13, 'Attarin Spice Kitchen', 'مطبخ بهار العطّارين'),
    (14, 'Citadel Steps Grill', 'مشاوي درج القلعة'),
    (15, 'Green Almond Kitchen', 'مطبخ اللوز الأخضر'),
    (16, 'River Orchard Bowls', 'صحون بستان النهر'),
    (17, 'Lentil & Leaf', 'عدسة وورقة'),
    (18, 'Clock Square Juices', 'عصير ساحة الساعة'),
    (19, 'Dawn Foul Cart', 'فوّال الفجر'),
    (20, 'Abi Samra Steps Saj', 'صاج درج أبي سمراء'),
    (21, 'Corniche Sobhiyeh', 'صبحيّة الكورنيش'),
    (22, 'Two Goats Dairy', 'ألبان العنزتين')
) as shops (place, name, name_ar)
on conflict do nothing;

with clock as (
  select
    now() as moment,
    date_bin('30 minutes', now(), timestamptz '2000-01-01 00:00:00+00') as half_hour,
    date_trunc('day', now() at time zone 'Asia/Beirut') as midnight
),
-- Wall-clock times of Beirut converted to instants, because two nights a year are not 24 hours long.
moments (named, falls) as (
  select 'now', half_hour from clock
  union all
  -- The web app rounds this down to exactly 25 minutes at any second.
  select 'soon', date_trunc('minute', moment) + interval '26 minutes' from clock
  union all
  select 'in hours', half_hour + interval '3 hours' from clock
  union all
  select 'tomorrow', (midnight + interval '1 day 9 hours 30 minutes') at time zone 'Asia/Beirut' from clock
  union all
  -- Late, because a restock is only shown as tomorrow when it is 24 hours away.
  select 'tomorrow night', (midnight + interval '1 day 22 hours 30 minutes') at time zone 'Asia/Beirut' from clock
  union all
  select 'in days', (midnight + interval '3 days 9 hours 30 minutes') at time zone 'Asia/Beirut' from clock
),
-- Numbered across the groups, so that the shelf, newest first, mixes the stores.
-- A window opens and closes this many hours and minutes after `counted_from`.
bags (
  place, store, title, name_ar, description, description_ar, category,
  full_price, sale_price, quantity, counted_from, opens, closes, restocks, has_picture, internal_note
) as (
  -- Sweets and ovens
  values
    (1, 1, 'Knafeh & Sweets Surprise', 'مفاجأة الكنافة والحلويات',
      'A box of today’s knafeh, halawet el-jibn and whatever else the trays still hold.',
      'علبة من كنافة اليوم وحلاوة الجبن وما بقي في الصواني من أصناف أخرى.',
      'Bakery/pastery', 12.00, 4.50, 8, 'now', '-1:30', '5:00', null, true, 'Fill from the front trays first.'),
    (9, 1, 'Baklava Ends Box', 'علبة أطراف البقلاوة',
      'The crisp edges and odd corners of the baklava trays, as good as the middle.',
      'أطراف صواني البقلاوة المقرمشة وزواياها، لا تقلّ لذّةً عن وسطها.',
      'Bakery/pastery', 15.00, 6.00, 5, 'now', '-5:00', '-0:30', null, true, null),
    (26, 1, 'Znoud es-Sitt Half-Dozen', 'نصف دزّينة زنود الستّ',
      'Crisp pastry fingers filled with cream and dipped in cool syrup.',
      'أصابع مقرمشة محشوّة بالقشطة، غُمست في القطر البارد.',
      'Bakery/pastery', 9.00, 3.50, 0, 'now', '-2:00', '6:00', 'in hours', true, 'The second pan is fried in the afternoon.'),
    (54, 1, 'Namoura & Sfouf Squares', 'مربّعات نمّورة وصفوف',
      'Ten squares of semolina and turmeric cake, with syrup or without.',
      'عشر قطع من النمّورة والصفوف، بعضها بالقطر وبعضها من دونه.',
      'Bakery/pastery', 6.50, 2.50, 11, 'now', '-1:00', '6:30', null, false, null),
    (3, 3, 'Man’oushe Morning', 'مناقيش الصباح',
      'Four manakish from the morning’s last batch: za’atar, cheese, kishk or a mix of them.',
      'أربع مناقيش من آخر دفعة خبزها الفرن صباحاً: زعتر أو جبنة أو كشك أو تشكيلة منها.',
      'Late Breakfast', 8.00, 3.00, 6, 'now', '-1:00', '5:30', null, true, null),
    (7, 3, 'Fresh Ka’ak Basket', 'سلّة الكعك الطازج',
      'Tripoli ka’ak with sesame and a few plain rounds, baked the same morning.',
      'كعك طرابلسي بالسمسم وبضع كعكات سادة، خُبزت كلّها في الصباح نفسه.',
      'Bakery/pastery', 6.50, 2.50, 0, 'now', '-2:00', '4:00', 'tomorrow', true, null),
    (30, 3, 'Lahm b’Ajin Stack', 'رصّة لحم بعجين',
      'Eight thin rounds from the oven’s last tray, with lemon and hot pepper.',
      'ثمانية أقراص رقيقة من آخر صينيّة في الفرن، مع الحامض والفلفل الحرّ.',
      'Bakery/pastery', 9.00, 3.75, 1, 'now', '-2:00', '4:30', null, true, null),
    (46, 3, 'Spinach & Cheese Fatayer', 'فطائر سبانخ وجبنة',
      'Ten small turnovers, the spinach sharp with sumac and lemon.',
      'عشر فطائر صغيرة، سبانخها حامض بالسمّاق والليمون.',
      'Bakery/pastery', 7.00, 2.75, 9, 'now', '-1:30', '5:30', null, false, null),
    (14, 7, 'Halawet el-Jibn Rolls', 'لفائف حلاوة الجبن',
      'Soft cheese rolls filled with cream, with orange-blossom syrup in a small cup.',
      'لفائف طريّة محشوّة بالقشطة، ومعها كوب صغير من القطر بماء الزهر.',
      'Bakery/pastery', 14.00, 5.50, 5, 'now', '-1:00', '5:00', null, false, 'Syrup goes beside the rolls, never over them.'),
    (34, 7, 'Meghli & Rice Pudding Cups', 'أكواب مغلي ورزّ بحليب',
      'Four cups, two of each, under nuts and coconut.',
      'أربعة أكواب، اثنان من كلّ صنف، تزيّنها المكسّرات وجوز الهند.',
      'Bakery/pastery', 8.00, 3.25, 8, 'now', '-2:30', '6:00', null, true, null),
    (61, 7, 'Mafroukeh with Pistachio', 'مفروكة بالفستق',
      'A generous square under cream and pistachios, enough for three.',
      'قطعة وافرة تعلوها القشطة والفستق، تكفي ثلاثة.',
      'Bakery/pastery', 12.00, 4.75, 4, 'now', '-1:30', '4:30', null, false, null),
    (18, 8, 'First Batch Bread', 'خبز الدفعة الأولى',
      'Loaves and small rolls from the night’s first batch, still warm in the bag.',
      'أرغفة وخبزات صغيرة من أوّل ما يُخبز في الليل، تأخذها وهي ساخنة.',
      'Bakery/pastery', 5.00, 2.00, 12, 'now', '-2:00', '50:00', 'tomorrow night', true, null),
    (42, 8, 'Cheese Ka’ak with Sumac', 'كعك بالجبنة والسمّاق',
      'Three ka’ak opened hot and filled with cheese and sumac.',
      'ثلاث كعكات تُفتح ساخنة وتُحشى بالجبنة والسمّاق.',
      'Bakery/pastery', 7.00, 2.75, 10, 'now', '3:00', '7:00', null, true, null),
    (58, 8, 'The Baker’s Choice', 'على ذوق الفرّان',
      'Whatever the oven made too much of: loaves, rusks or sesame sticks.',
      'ممّا زاد عن حاجة الفرن: أرغفة أو قرشلّة أو عصيّ بالسمسم.',
      'Bakery/pastery', null, 2.25, 14, 'now', '-3:00', '7:00', null, true, 'At least a kilo in every bag.'),
    (22, 9, 'Éclairs & Cream Puffs', 'إكلير وشو بالكريما',
      'Six pieces from the morning’s display: chocolate, coffee or cream.',
      'ستّ قطع من واجهة الصباح: بالشوكولا أو القهوة أو الكريما.',
      'Bakery/pastery', 13.00, 5.00, 7, 'now', '-1:30', '5:30', null, true, null),
    (38, 9, 'Cake with Your Coffee', 'كيك مع القهوة',
      'Five slices in a box: sponge, marble or date cake.',
      'خمس قطع في علبة: إسفنجيّ أو رخاميّ أو كيك بالتمر.',
      'Bakery/pastery', 7.50, 3.00, 3, 'now', '-2:00', '4:00', null, true, null),
    (50, 9, 'Ma’amoul Tin', 'علبة معمول',
      'Pistachio, walnut and date ma’amoul, shaped by hand in small batches.',
      'معمول بالفستق والجوز والتمر، يُشكَّل باليد على دفعات قليلة.',
      'Bakery/pastery', 18.00, 7.50, 6, 'now', '-1:00', '98:00', 'in days', true, 'Needs a day to rest before it is packed.')
  union all
  -- Home cooking and grills
  values
    (2, 2, 'Home Lunch Surprise', 'مفاجأة الغداء البيتي',
      'One generous plate of the day’s stew with rice, and a small salad beside it.',
      'طبق وافر من طبخة اليوم مع الأرزّ، وإلى جانبه سلطة صغيرة.',
      'Meals', 14.00, 5.50, 3, 'now', '-2:00', '4:00', null, true, null),
    (11, 2, 'Vine Leaves & Kibbeh Surprise', 'مفاجأة ورق العنب والكبّة',
      'Stuffed vine leaves with a few pieces of fried kibbeh, rolled at home.',
      'ورق عنب محشوّ، ومعه بضع حبّات من الكبّة المقليّة، والكلّ من صنع البيت.',
      'Meals', 13.00, 5.25, 7, 'now', '-1:00', '4:30', null, false, null),
    (33, 2, 'Mjaddara for Two', 'مجدّرة لشخصين',
      'Lentils and rice under crisp onions. The second pot is already on the fire.',
      'عدس وأرزّ وبصل مقرمش. القِدر الثانية صارت على النار.',
      'Meals', 8.00, 3.00, 6, 'now', '-2:30', '6:00', 'in hours', false, null),
    (62, 2, 'Cabbage Rolls with Lemon', 'ملفوف محشي بالحامض',
      'A dozen thin rolls, simmered slowly with garlic and lemon.',
      'اثنتا عشرة لفّة رفيعة طُبخت على مهل مع الثوم والحامض.',
      'Meals', 10.00, 4.00, 6, 'now', '-2:00', '5:00', null, true, null),
    (13, 10, 'Stuffed Courgette Pot', 'طنجرة محاشي',
      'Courgettes and aubergines stuffed with rice and meat, in their tomato broth.',
      'كوسا وباذنجان محشوّان بالأرزّ واللحم، في مرقة البندورة.',
      'Meals', 13.00, 5.00, 6, 'now', '-1:30', '4:30', null, true, null),
    (41, 10, 'Whatever Teta Cooked', 'على ذوق تيتا',
      'Okra, molokhia or green beans: the pot changes daily, the rice never does.',
      'بامية أو ملوخيّة أو لوبية: الطبخة تتبدّل كلّ يوم، والأرزّ حاضر دائماً.',
      'Meals', null, 5.00, 9, 'now', '-2:00', '5:30', null, true, 'Ask about nuts when somebody collects.'),
    (25, 12, 'Moghrabieh Surprise', 'مفاجأة المغربيّة',
      'Moghrabieh with chicken, chickpeas and small onions, scented with caraway.',
      'مغربيّة بالدجاج والحمّص والبصل الصغير، تفوح منها رائحة الكراوية.',
      'Meals', 14.00, 5.50, 7, 'now', '-1:30', '5:00', null, true, null),
    (37, 12, 'Kibbeh Tray Corners', 'زوايا صينيّة الكبّة',
      'Baked kibbeh from the edges of the tray, where it is crispest.',
      'كبّة بالصينيّة من أطرافها، حيث القرمشة أطيب.',
      'Meals', 12.00, 4.75, 0, 'now', '-3:00', '3:00', null, true, null),
    (29, 13, 'Freekeh with Chicken', 'فريكة بالدجاج',
      'Smoky green wheat under a quarter of a chicken, with roasted almonds.',
      'فريكة برائحة الدخان، يعلوها ربع فرّوج ولوز محمّص.',
      'Meals', 15.00, 6.00, 5, 'now', '-1:00', '4:00', null, false, null),
    (53, 13, 'Ouzi Parcels', 'صُرَر الأوزي',
      'Thin pastry parcels of spiced rice, peas and lamb, with yoghurt.',
      'صُرَر من العجين الرقيق، في داخلها أرزّ مبهّر وبازلاء ولحم غنم، ومعها اللبن.',
      'Meals', 16.00, 6.50, 10, 'tomorrow', '3:00', '6:30', null, true, 'Order the pastry sheets the evening before.'),
    (21, 14, 'Last of the Skewers', 'آخر الأسياخ',
      'Kafta, taouk or whatever the coals still hold, with garlic sauce and warm bread.',
      'كفتة أو طاووق أو ما بقي على الفحم، مع الثوم والخبز الساخن.',
      'Meals', 17.00, 6.50, 8, 'now', '2:00', '5:30', null, true, null),
    (49, 14, 'Grilled Chicken & Garlic', 'فرّوج مشوي بالثوم',
      'Half a chicken off the coals, with pickles, garlic and chips.',
      'نصف فرّوج على الفحم، مع الكبيس والثوم والبطاطا المقليّة.',
      'Meals', 12.50, 5.25, 2, 'now', '-2:00', '4:00', null, true, null),
    (60, 14, 'Shawarma Plate Surprise', 'مفاجأة صحن الشاورما',
      'Beef or chicken, as the spit has it, with tarator or garlic and pickles.',
      'لحم أو دجاج، بحسب ما بقي على السيخ، مع الطرطور أو الثوم والكبيس.',
      'Meals', 11.00, 4.50, 8, 'now', '-1:00', '6:00', null, false, null)
  union all
  -- The harbour
  values
    (5, 4, 'Evening Mezze Surprise', 'مفاجأة مازة المساء',
      'Five small plates picked from the evening’s mezze, enough for two.',
      'خمسة أطباق صغيرة من مازة المساء تكفي شخصين.',
      'Meals', 18.00, 7.00, 6, 'now', '2:30', '6:30', null, true, 'Ready only once the kitchen reopens.'),
    (10, 4, 'Harbour Fish Surprise', 'مفاجأة سمك الميناء',
      'Fried or grilled fish from the day’s catch, with tarator and bread.',
      'سمك مقلي أو مشوي من صيد اليوم مع الطرطور والخبز.',
      'Meals', 20.00, 8.50, 4, 'now', '-1:30', '5:30', null, true, null),
    (45, 4, 'Samke Harra', 'سمكة حرّة',
      'Fish the Tripoli way, in hot tahini with walnuts and coriander, and bread for the last drop.',
      'سمكة حرّة على الطريقة الطرابلسيّة، بالطحينة والجوز والكزبرة، وخبز لآخر لقمة.',
      'Meals', 19.00, 8.00, 4, 'now', '-1:00', '5:00', null, true, null),
    (17, 11, 'Sayadieh Surprise', 'مفاجأة الصيّاديّة',
      'Rice browned with onions, a piece of the day’s fish and a spoon of tarator.',
      'أرزّ بلون البصل المحمّر، وقطعة من سمك اليوم، ومعهما الطرطور.',
      'Meals', 18.00, 7.50, 1, 'now', '-2:00', '4:00', null, true, 'The last portion must not be the smallest.'),
    (57, 11, 'Calamari & Small Fry', 'كاليماري ومقالي البحر',
      'Calamari and small fish from the last pan, with lemon and tarator.',
      'كاليماري وسمك صغير من آخر مقلاة، مع الحامض والطرطور.',
      'Meals', 17.50, 7.00, 4, 'now', '-4:30', '-1:00', null, false, null)
  union all
  -- Salads, pulses, fruit and juice
  values
    (4, 5, 'Green Bowl Surprise', 'مفاجأة السلطة الخضراء',
      'Fresh leaves, grains and vegetables of the season, with the dressing on the side.',
      'خسّ وورقيّات طازجة مع الحبوب وخضار الموسم، والتتبيلة على حدة.',
      'Diet/healthy', 10.00, 4.00, 5, 'now', '-2:00', '6:00', null, true, null),
    (8, 5, 'Fruit & Fattoush Bag', 'كيس الفتّوش والفاكهة',
      'A large fattoush, its toasted bread kept apart, and a cup of cut fruit.',
      'صحن فتّوش كبير، وخبزه المحمّص على حدة، مع كوب من الفاكهة المقطّعة.',
      'Diet/healthy', 9.50, 3.75, 4, 'now', '-1:00', '5:00', 'soon', true, null),
    (48, 5, 'Beetroot & Walnut Salad', 'سلطة شمندر وجوز',
      'Roasted beetroot and walnuts with a spoon of thick yoghurt.',
      'شمندر مشوي وجوز، وملعقة من اللبن المصفّى.',
      'Diet/healthy', 7.50, 3.00, 6, 'now', '-1:30', '5:30', null, true, null),
    (16, 15, 'Tabbouleh by the Bowl', 'صحن تبّولة',
      'More parsley than burghul, as it should be, with lettuce hearts to scoop it up.',
      'بقدونسها أكثر من برغلها كما ينبغي، ومعها قلوب الخسّ.',
      'Diet/healthy', 8.50, 3.50, 6, 'now', '-1:00', '5:00', null, true, null),
    (36, 15, 'Chicken & Sumac Salad', 'سلطة دجاج بالسمّاق',
      'Grilled chicken, rocket and onions with sumac, and no mayonnaise.',
      'دجاج مشوي وجرجير وبصل بالسمّاق، من دون مايونيز.',
      'Diet/healthy', 11.00, 4.50, 4, 'now', '-2:00', '4:30', null, false, null),
    (56, 15, 'Hummus & Raw Vegetables', 'حمّص وخضار للتغميس',
      'A deep cup of hummus with carrots, cucumbers and peppers for dipping.',
      'كوب وافر من الحمّص، ومعه جزر وخيار وفليفلة.',
      'Diet/healthy', 6.00, 2.25, 3, 'now', '-1:30', '6:00', null, true, null),
    (20, 16, 'Grilled Vegetables on Freekeh', 'خضار مشويّة على الفريكة',
      'Aubergine, courgette and pepper off the grill, over light freekeh.',
      'باذنجان وكوسا وفليفلة عن المشواة، فوق فريكة خفيفة.',
      'Diet/healthy', 10.00, 4.00, 5, 'now', '-2:00', '4:00', null, false, null),
    (40, 16, 'Orchard Fruit Crate', 'صندوق فاكهة البستان',
      'Very ripe fruit, not always pretty: whatever the season gives.',
      'فاكهة ناضجة حلوة، وإن لم تكن كلّها جميلة الشكل، ممّا يجود به الموسم.',
      'Diet/healthy', 10.00, 4.00, 7, 'now', '-1:30', '6:30', 'soon', true, null),
    (28, 17, 'Lentils with Lemon', 'عدس بحامض',
      'Green lentils, chard and lemon, thick enough to hold a spoon.',
      'عدس وسلق وحامض، شوربة تكاد الملعقة تقف فيها.',
      'Diet/healthy', 7.00, 2.75, 5, 'now', '-4:00', '-1:00', null, true, null),
    (32, 17, 'Loubieh in Olive Oil', 'لوبية بالزيت',
      'Green beans stewed with tomato and garlic, good cold, with bread.',
      'لوبية خضراء بالبندورة والثوم، تؤكل باردة مع الخبز.',
      'Diet/healthy', 8.00, 3.00, 8, 'now', '-1:00', '7:00', null, true, null),
    (52, 17, 'Greens & Golden Onions', 'هندبة بالبصل المحمّر',
      'Chicory, chard or mallow, whichever was picked, in olive oil.',
      'هندبة أو سلق أو خبّيزة ممّا قُطف حديثاً، بزيت الزيتون.',
      'Diet/healthy', null, 3.25, 7, 'now', '-2:30', '5:00', null, true, null),
    (24, 18, 'Pressed Today', 'عصير اليوم',
      'Three bottles of what was pressed this morning: orange, carrot or pomegranate.',
      'ثلاث زجاجات ممّا عُصر هذا الصباح: برتقال أو جزر أو رمّان.',
      'Diet/healthy', 9.00, 3.50, 2, 'now', '-1:30', '3:30', null, true, 'Keep cold until somebody comes for it.'),
    (44, 18, 'Dried Fruit & Nuts Jar', 'مرطبان فاكهة مجفّفة ومكسّرات',
      'Apricots, figs, walnuts and almonds, with no sugar added.',
      'مشمش وتين وجوز ولوز، من دون سكّر مضاف.',
      'Diet/healthy', 15.00, 6.00, 0, 'now', '-2:00', '5:00', 'in days', false, null)
  union all
  -- Breakfast that lasts until noon
  values
    (6, 6, 'Foul & Olives Surprise', 'مفاجأة الفول والزيتون',
      'Warm foul, olives, vegetables and bread, as the souk eats it.',
      'فول ساخن وزيتون وخضار وخبز، كما يؤكل في السوق.',
      'Late Breakfast', 9.00, 3.50, 2, 'now', '-1:30', '4:30', null, true, null),
    (12, 6, 'Labneh & Garden Greens', 'لبنة وخضار البستان',
      'Labneh, cucumber, tomato, mint and olives, with brown bread.',
      'لبنة وخيار وبندورة ونعناع وزيتون مع خبز أسمر.',
      'Diet/healthy', 7.50, 3.25, 9, 'now', '-2:00', '5:00', null, false, null),
    (35, 6, 'Balila & Pickles', 'بليلة وكبيس',
      'Warm chickpeas with cumin and garlic, and a plate of pink turnips.',
      'حمّص حبّ ساخن بالكمّون والثوم، ومعه صحن من اللفت الورديّ.',
      'Late Breakfast', 5.50, 2.25, 9, 'now', '-1:00', '5:30', null, true, null),
    (47, 6, 'Hummus with Meat', 'حمّص باللحمة',
      'Smooth hummus under small pieces of fried lamb and pine nuts.',
      'حمّص ناعم، على وجهه لحم غنم مقليّ وصنوبر.',
      'Late Breakfast', 9.50, 3.75, 3, 'now', '-5:30', '-2:00', null, true, null),
    (15, 19, 'Fatteh with Chickpeas', 'فتّة حمّص',
      'Toasted bread, warm chickpeas and garlicky yoghurt, finished with pine nuts in butter.',
      'خبز محمّص وحمّص ساخن ولبن بالثوم، وعلى الوجه صنوبر بالسمنة.',
      'Late Breakfast', 8.50, 3.50, 3, 'now', '-1:00', '4:00', null, true, null),
    (31, 19, 'First Pot of Foul', 'أوّل قِدر الفول',
      'The first ladles of the day with lemon, cumin and radishes.',
      'أولى مغارف النهار، بالحامض والكمّون ومعها الفجل.',
      'Late Breakfast', 6.00, 2.25, 10, 'tomorrow', '-1:30', '2:30', null, true, 'Soak the beans twelve hours.'),
    (55, 19, 'Falafel Breakfast', 'ترويقة فلافل',
      'Twelve pieces with tarator, radishes, mint and bread.',
      'اثنتا عشرة حبّة، مع الطرطور والفجل والنعناع والخبز.',
      'Late Breakfast', 6.50, 2.50, 0, 'now', '-2:30', '3:30', null, true, null),
    (19, 20, 'Four Saj Rolls', 'عرائس الصاج',
      'Four thin rolls off the saj: labneh, za’atar, cheese and potato.',
      'أربع عرائس ساخنة عن الصاج: لبنة وزعتر وجبنة وبطاطا.',
      'Late Breakfast', 7.00, 2.75, 0, 'now', '-1:30', '4:00', null, true, null),
    (39, 20, 'Kishk & Awarma on the Saj', 'كشك وقاورما على الصاج',
      'Two large folded breads, crisp at the rim.',
      'خبزتان كبيرتان مطويّتان، مقرمشتان عند الأطراف.',
      'Late Breakfast', 7.50, 3.00, 6, 'now', '-2:00', '5:00', null, false, null),
    (23, 21, 'Eggs & Sujuk by the Sea', 'بيض وسجق على البحر',
      'Eggs fried with sujuk or awarma, with warm bread for the pan.',
      'بيض مقليّ بالسجق أو القاورما، مع خبز ساخن للتغميس.',
      'Late Breakfast', 9.00, 3.75, 5, 'now', '-1:30', '4:30', null, false, null),
    (43, 21, 'A Slow Morning for Two', 'صبحيّة لاثنين',
      'Cheeses, jams, olives and eggs for two, and mint tea to brew at home.',
      'أجبان ومربّيات وزيتون وبيض لاثنين، مع نعناع لشاي تُعدّونه على مهل.',
      'Late Breakfast', 15.00, 6.00, 1, 'now', '-1:00', '3:30', null, true, null),
    (59, 21, 'Manakish Cut in Quarters', 'مناقيش مقطّعة أرباعاً',
      'Three manakish with tomatoes, cucumber and mint.',
      'ثلاث مناقيش، مع البندورة والخيار والنعناع.',
      'Late Breakfast', 7.00, 2.75, 10, 'now', '-2:00', '6:00', null, true, null),
    (27, 22, 'Goat Labneh & Shanklish', 'لبنة ماعز وشنكليش',
      'A tub of labneh, a ball of shanklish and a little oil, for a table nobody hurries to leave.',
      'علبة لبنة وقرص شنكليش وقليل من الزيت، لسفرة لا يستعجلها أحد.',
      'Late Breakfast', null, 4.25, 8, 'now', '-1:00', '6:30', null, true, null),
    (51, 22, 'Halloumi & Tomato Box', 'علبة حلّوم وبندورة',
      'Fried halloumi, tomatoes, mint and two small loaves.',
      'حلّوم مقليّ وبندورة ونعناع ورغيفان صغيران.',
      'Late Breakfast', 8.00, 3.25, 7, 'now', '-1:30', '5:00', null, false, null)
),
notes as (
  insert into public.bag_notes (bag_id, note)
  select ('ba600000-0000-4000-8000-' || lpad(bags.place::text, 12, '0'))::uuid, bags.internal_note
  from bags where bags.internal_note is not null
  on conflict do nothing
)
insert into public.surprise_bags (
  id, store_id, title, name_en, name_ar, description, description_ar, image_url,
  full_price, sale_price, quantity, category, pickup_start, pickup_end, restock_time, created_at
)
select
  ('ba600000-0000-4000-8000-' || lpad(bags.place::text, 12, '0'))::uuid,
  ('5a000000-0000-4000-8000-' || lpad(bags.store::text, 12, '0'))::uuid,
  bags.title,
  bags.title,
  bags.name_ar,
  bags.description,
  bags.description_ar,
  case when bags.has_picture then
    case bags.category
      when 'Bakery/pastery' then '/art/bag-bakery.svg'
      when 'Meals' then '/art/bag-meals.svg'
      when 'Diet/healthy' then '/art/bag-diet.svg'
      else '/art/bag-late-breakfast.svg'
    end
  end,
  bags.full_price,
  bags.sale_price,
  bags.quantity,
  bags.category,
  origin.falls + bags.opens::interval,
  origin.falls + bags.closes::interval,
  restock.falls,
  clock.moment - make_interval(mins => bags.place * 40)
from bags
cross join clock
left join moments as origin on origin.named = bags.counted_from
left join moments as restock on restock.named = bags.restocks
on conflict do nothing;

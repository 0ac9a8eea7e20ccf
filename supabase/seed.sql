-- Invented shops and bags. Every time is relative to now(), so that each availability state can be seen at any hour.

insert into public.stores (id, name, name_ar) values
  ('5a000000-0000-4000-8000-000000000001', 'Zahra Sweets', 'حلويات الزهراء'),
  ('5a000000-0000-4000-8000-000000000002', 'Umm Fadi’s Kitchen', 'مطبخ أم فادي'),
  ('5a000000-0000-4000-8000-000000000003', 'Al-Tell Oven', 'فرن التلّ'),
  ('5a000000-0000-4000-8000-000000000004', 'Mina Corner', 'ركن الميناء'),
  ('5a000000-0000-4000-8000-000000000005', 'Khan Salads', 'سَلَطات الخان'),
  ('5a000000-0000-4000-8000-000000000006', 'Souk Breakfasts', 'فطور السوق')
on conflict do nothing;

with clock as (
  select
    now() as moment,
    date_bin('30 minutes', now(), timestamptz '2000-01-01 00:00:00+00') as half_hour,
    -- Floored by the reader to exactly 25 minutes, whatever the second.
    date_trunc('minute', now()) + interval '26 minutes' as soon,
    (date_trunc('day', now() at time zone 'Asia/Beirut') + interval '1 day 9 hours 30 minutes')
      at time zone 'Asia/Beirut' as tomorrow_morning
),
bags (
  place, store, title, name_ar, description, description_ar, category,
  full_price, sale_price, quantity, opens, closes, restocks, has_picture, internal_note
) as (
  values
    (1, 1, 'Knafeh & Sweets Surprise', 'مفاجأة الكنافة والحلويات',
      'A box of today’s knafeh, halawet el-jibn and whatever else the trays still hold.',
      'علبة من كنافة اليوم وحلاوة الجبن وما بقي في الصواني من أصناف أخرى.',
      'Bakery/pastery', 12.00, 4.50, 8, -90, 300, null, true, 'Fill from the front trays first.'),
    (2, 2, 'Home Lunch Surprise', 'مفاجأة الغداء البيتي',
      'One generous plate of the day’s stew with rice, and a small salad beside it.',
      'طبق وافر من طبخة اليوم مع الأرزّ، وإلى جانبه سلطة صغيرة.',
      'Meals', 14.00, 5.50, 3, -120, 240, null, true, null),
    (3, 3, 'Man’oushe Morning', 'مناقيش الصباح',
      'Four manakish from the morning’s last batch: za’atar, cheese, kishk or a mix of them.',
      'أربع مناقيش من آخر دفعة خبزها الفرن صباحاً: زعتر أو جبنة أو كشك أو تشكيلة منها.',
      'Late Breakfast', 8.00, 3.00, 6, -60, 330, null, true, null),
    (4, 5, 'Green Bowl Surprise', 'مفاجأة السلطة الخضراء',
      'Fresh leaves, grains and vegetables of the season, with the dressing on the side.',
      'خسّ وورقيّات طازجة مع الحبوب وخضار الموسم، والتتبيلة على حدة.',
      'Diet/healthy', 10.00, 4.00, 5, -120, 360, null, true, null),
    (5, 4, 'Evening Mezze Surprise', 'مفاجأة مازة المساء',
      'Five small plates picked from the evening’s mezze, enough for two.',
      'خمسة أطباق صغيرة من مازة المساء تكفي شخصين.',
      'Meals', 18.00, 7.00, 6, 150, 390, null, true, 'Ready only once the kitchen reopens.'),
    (6, 6, 'Foul & Olives Surprise', 'مفاجأة الفول والزيتون',
      'Warm foul, olives, vegetables and bread, as the souk eats it.',
      'فول ساخن وزيتون وخضار وخبز، كما يؤكل في السوق.',
      'Late Breakfast', 9.00, 3.50, 2, -90, 270, null, true, null),
    (7, 3, 'Fresh Ka’ak Basket', 'سلّة الكعك الطازج',
      'Tripoli ka’ak with sesame and a few plain rounds, baked the same morning.',
      'كعك طرابلسي بالسمسم وبضع كعكات سادة، خُبزت كلّها في الصباح نفسه.',
      'Bakery/pastery', 6.50, 2.50, 0, -120, 240, 'tomorrow', true, null),
    (8, 5, 'Fruit & Fattoush Bag', 'كيس الفتّوش والفاكهة',
      'A large fattoush, its toasted bread kept apart, and a cup of cut fruit.',
      'صحن فتّوش كبير، وخبزه المحمّص على حدة، مع كوب من الفاكهة المقطّعة.',
      'Diet/healthy', 9.50, 3.75, 4, -60, 300, 'soon', true, null),
    (9, 1, 'Baklava Ends Box', 'علبة أطراف البقلاوة',
      'The crisp edges and odd corners of the baklava trays, as good as the middle.',
      'أطراف صواني البقلاوة المقرمشة وزواياها، لا تقلّ لذّةً عن وسطها.',
      'Bakery/pastery', 15.00, 6.00, 5, -300, -30, null, true, null),
    (10, 4, 'Harbour Fish Surprise', 'مفاجأة سمك الميناء',
      'Fried or grilled fish from the day’s catch, with tarator and bread.',
      'سمك مقلي أو مشوي من صيد اليوم مع الطرطور والخبز.',
      'Meals', 20.00, 8.50, 4, -90, 330, null, true, null),
    (11, 2, 'Vine Leaves & Kibbeh Surprise', 'مفاجأة ورق العنب والكبّة',
      'Stuffed vine leaves with a few pieces of fried kibbeh, rolled at home.',
      'ورق عنب محشوّ، ومعه بضع حبّات من الكبّة المقليّة، والكلّ من صنع البيت.',
      'Meals', 13.00, 5.25, 7, -60, 270, null, false, null),
    (12, 6, 'Labneh & Garden Greens', 'لبنة وخضار البستان',
      'Labneh, cucumber, tomato, mint and olives, with brown bread.',
      'لبنة وخيار وبندورة ونعناع وزيتون مع خبز أسمر.',
      'Diet/healthy', 7.50, 3.25, 9, -120, 300, null, false, null)
)
insert into public.surprise_bags (
  id, store_id, title, name_en, name_ar, description, description_ar, image_url,
  full_price, sale_price, quantity, category, pickup_start, pickup_end, restock_time, created_at, internal_note
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
  clock.half_hour + make_interval(mins => bags.opens),
  clock.half_hour + make_interval(mins => bags.closes),
  case bags.restocks when 'tomorrow' then clock.tomorrow_morning when 'soon' then clock.soon end,
  clock.moment - make_interval(mins => bags.place * 40),
  bags.internal_note
from bags cross join clock
on conflict do nothing;

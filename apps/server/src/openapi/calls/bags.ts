import {
  CATEGORIES,
  DIETS,
  IMAGE_TYPES,
  IMAGES_PATH,
  LARGEST_IMAGE_BYTES,
  LONGEST_LIST,
  MOST_QUERIED_IDS,
  MOST_LISTED,
  refersTo,
  SHELF_TOTAL_HEADER,
  SORTS,
  SURPRISE_BAGS_PATH,
  WHENS,
  type Schema,
} from '@zawadeh/domain';
import { bagRow, bagTableRow } from '@zawadeh/domain/examples';
import { jsonAnswer } from '../schemas.ts';
import type { DescribedCall, Parameter } from '../shape.ts';

export const BAG_ID = '7d9c5e0a-6f1b-4c1e-9b53-2f8a4e1d0c77';

const STORE_ID = '0b6f3a52-9d0e-4a0e-8a55-0c5a1e2f7d31';

const bag = bagRow(
  bagTableRow({
    id: BAG_ID,
    store_id: STORE_ID,
    title: 'Knafeh & Sweets Surprise',
    name_en: 'Knafeh & Sweets Surprise',
    name_ar: 'مفاجأة الكنافة والحلويات',
    description: 'Whatever is left of the day.',
    full_price: 12,
    sale_price: 4.5,
    quantity: 7,
    category: 'Bakery/pastery',
    pickup_start: '2026-11-21T16:00:00+00:00',
    pickup_end: '2026-11-21T19:00:00+00:00',
    last_update_at: '2026-11-21T09:30:00+00:00',
    created_at: '2026-11-20T08:00:00+00:00',
  }),
  {
    id: STORE_ID,
    name: 'Zahra Sweets',
    name_ar: 'حلويات الزهراء',
    area: 'balad',
    rating: 4.3,
    rating_count: 38,
  },
);

const etag = {
  ETag: { description: 'The value for `If-None-Match` of the next request.', schema: { type: 'string' } },
} as const;

const total = {
  [SHELF_TOTAL_HEADER]: {
    description: 'How many bags fit the parameters; absent where the shelf is sent whole.',
    schema: { type: 'integer' },
  },
} as const;

const inQuery = (name: string, description: string, example: string, schema?: Schema): Parameter => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', ...schema },
  example,
});

const shelfParameters: readonly Parameter[] = [
  inQuery('search', 'A part of the name of a bag, shop, area or category, in either language.', 'knafeh'),
  inQuery('category', 'The kind of food.', 'Meals', { enum: CATEGORIES }),
  inQuery('when', 'When the bags can be collected.', 'now', { enum: WHENS }),
  inQuery('area', 'The id of the delivery area that the shop is in.', 'mina'),
  inQuery('diet', 'The bags suit each of these, if it is given more than once.', 'vegan', { enum: DIETS }),
  inQuery('sort', 'The order. The server knows no position, so `nearest` is `best`.', 'ends', {
    enum: SORTS,
  }),
  inQuery('shop', `The ids of shops, at most ${MOST_QUERIED_IDS}, with commas between them.`, bag.store_id),
  inQuery('bag', `The ids of bags, at most ${MOST_QUERIED_IDS}, with commas between them.`, BAG_ID),
  inQuery('limit', `The most bags, up to ${LONGEST_LIST}.`, '300', { pattern: String.raw`^\d+$` }),
];

export const bagCalls: readonly DescribedCall[] = [
  {
    method: 'get',
    path: SURPRISE_BAGS_PATH,
    id: 'listBags',
    tag: 'Bags',
    summary: 'List the bags with their shops',
    description:
      'The list also has bags that are sold out or cannot be collected yet. It is read from the database at most every ' +
      'two seconds. With `If-None-Match`, an unchanged list is answered with 304 and no body.\n\n' +
      `A shelf of up to ${MOST_LISTED} bags is sent whole, newest first, and the parameters change nothing. A longer ` +
      'one is never sent whole: those that can be collected now come first, the parameters choose among the bags, and ' +
      `\`${SHELF_TOTAL_HEADER}\` says how many fit them. One address may search as often as its other reads.`,
    access: 'public',
    unlimited: true,
    parameters: [
      {
        name: 'If-None-Match',
        in: 'header',
        description: 'The `ETag` of an earlier answer.',
        schema: { type: 'string' },
        example: 'W/"5f0c2a9e7b1d4c3a8e6f7d2b9a1c0e4f"',
      },
      ...shelfParameters,
    ],
    answers: {
      '200': {
        description: 'The bags.',
        headers: { ...etag, ...total },
        content: {
          'application/json': {
            schema: { type: 'array', items: refersTo('Bag') },
            examples: { answer: { value: [bag] } },
          },
        },
      },
      '304': { description: 'The list is unchanged.', headers: { ...etag, ...total } },
    },
    problems: ['too_many', 'unavailable'],
  },
  {
    method: 'post',
    path: IMAGES_PATH,
    id: 'storePicture',
    tag: 'Bags',
    summary: 'Upload a picture for a bag or a shop',
    description:
      'For admins and the members of a shop. The body is the file itself, not a form. The format is detected from the bytes, not from `Content-Type`.',
    access: 'signed in',
    bytes: {
      description: `A picture of at most ${LARGEST_IMAGE_BYTES / 1024 / 1024} MiB.`,
      content: Object.fromEntries(Object.keys(IMAGE_TYPES).map((type) => [type, {}])),
    },
    answers: {
      '201': jsonAnswer('The picture is stored.', 'PictureStored', {
        url: '/storage/v1/object/public/bags/1795276800000.webp',
        path: '1795276800000.webp',
      }),
    },
    problems: [
      'not_an_admin',
      'picture_too_large',
      'picture_too_many_pixels',
      'not_a_picture',
      'picture_moves',
      'picture_unreadable',
    ],
  },
];

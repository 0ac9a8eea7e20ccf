import { IMAGE_TYPES, IMAGES_PATH, LARGEST_IMAGE_BYTES } from '@zawadeh/domain';
import { jsonAnswer, type DescribedCall } from '../call.ts';

export const pictureCalls: readonly DescribedCall[] = [
  {
    method: 'post',
    path: IMAGES_PATH,
    id: 'storePicture',
    group: 'Pictures',
    summary: 'Store a picture for a bag',
    about:
      'The bytes of the file as they are, and no form around them. What it is, the bytes tell, and not its type.',
    audience: 'admins',
    bytes: {
      description: `A picture of at most ${LARGEST_IMAGE_BYTES / 1024 / 1024} MiB.`,
      content: Object.fromEntries(Object.keys(IMAGE_TYPES).map((type) => [type, {}])),
    },
    answers: {
      '201': jsonAnswer('It is stored.', 'PictureStored', {
        url: '/storage/v1/object/public/bags/1795276800000.webp',
        path: '1795276800000.webp',
      }),
    },
    problems: [
      'picture_too_large',
      'picture_too_many_pixels',
      'not_a_picture',
      'picture_moves',
      'picture_unreadable',
    ],
  },
];

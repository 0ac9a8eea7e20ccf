import { expect, test } from 'vitest';
import { escape, sharingTags } from './headTags.ts';

const shared = {
  title: 'Knafeh & Sweets',
  description: 'Still warm.',
  imageUrl: '/art/knafeh.webp',
  path: '/bag/b1',
  siteName: 'Zawadeh',
};
const tagsOf = (change: Partial<typeof shared>, origin = 'https://shop.example') =>
  sharingTags({ ...shared, ...change }, origin).join('\n');

test('URLs are absolute', () => {
  expect(tagsOf({})).toContain('property="og:url" content="https://shop.example/bag/b1"');
  expect(tagsOf({})).toContain('property="og:image" content="https://shop.example/art/knafeh.webp"');
  const elsewhere = 'https://project.example/bags/1.png';
  expect(tagsOf({ imageUrl: elsewhere })).toContain(`property="og:image" content="${elsewhere}"`);
});

test('hostile text ends neither its attribute nor the head', () => {
  const hostile = `"><img src=x onerror="alert(1)"></title></head><!--body--> ' & &quot; name="description" content=""`;
  const tags = tagsOf({ title: hostile, description: hostile, siteName: hostile });
  const contents = tags.replace(/^<meta property="og:[a-z_]+" content="|">$/gm, '');
  expect(contents).not.toMatch(/[<>"]/);
  expect(tags).toContain('content="&#34;&#62;&#60;img src=x onerror=&#34;alert(1)&#34;&#62;');
  expect(escape(hostile)).not.toMatch(/[<>"]|&quot;/);
});

test('a picture with an invalid URL is left out, and hostile URLs are inert', () => {
  expect(sharingTags({ ...shared, imageUrl: null }, 'https://shop.example').join()).not.toContain('og:image');
  expect(tagsOf({ imageUrl: 'http://[broken' })).not.toContain('og:image');
  expect(tagsOf({ imageUrl: 'https://project.example/"><script>' })).not.toContain('<script>');
});

import { expect, test } from 'vitest';
import { plainTextOf } from './plainText.ts';

test.each([
  ['<h1>Hello</h1><p>Your code:<br/>123456</p>', 'Hello\nYour code:\n123456'],
  ['<title>x</title><style>p { }</style><script>alert(1)</script><!-- no -->seen', 'seen'],
  ['seen<script>alert(1)', 'seen'],
  ['seen<!-- never closed', 'seen'],
  ['<p>one</p>\n\n   <p>two   words</p>', 'one\ntwo words'],
  ['<a href="http://127.0.0.1:4310/x?a=1&amp;b=2">Confirm</a>', 'http://127.0.0.1:4310/x?a=1&b=2 Confirm'],
  ["<a class=x href='/y'>Here</a>", '/y Here'],
  ['3 &lt; 4 &#38; 5 &#x3E; 4&nbsp;&unknown;', '3 < 4 & 5 > 4 &unknown;'],
  ['a < b', 'a < b'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&#9999999; &#xFFFFFF;', '&#9999999; &#xFFFFFF;'],
  ['', ''],
])('%j says %j', (html, text) => {
  expect(plainTextOf(html)).toBe(text);
});

test.each(['<style', '<!--', '<a href="', '&#', '<p', '< \n', '<b> ', '&nbsp;'])(
  'a letter that is nothing but %j is read, in less time than a test may take',
  (bait) => {
    expect(plainTextOf(bait.repeat(200_000)).length).toBeLessThanOrEqual(bait.length * 200_000);
  },
);

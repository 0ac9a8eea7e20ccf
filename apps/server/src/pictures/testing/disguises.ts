/** Files that are not acceptable pictures, under any name, and the expected rejection. */
import { LARGEST_IMAGE_BYTES } from '@zawadeh/domain';
import type { ErrorCode } from '@zawadeh/domain';
import { bytesOf, joined } from '../bytes.ts';
import { big, PNG, pngChunk, WEBP, webpChunk, webpFile } from './samples.ts';

type Disguise = readonly [
  name: string,
  status: number,
  code: ErrorCode,
  bytes: Uint8Array<ArrayBuffer>,
  declared: string,
];

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const sized = (width: number, height: number) =>
  joined([
    PNG.subarray(0, 8),
    pngChunk('IHDR', joined([big(width, 4), big(height, 4), Uint8Array.of(8, 6, 0, 0, 0)])),
    PNG.subarray(33),
  ]);
const moving = webpFile(webpChunk('VP8X', Uint8Array.of(2, 0, 0, 0, 23, 0, 0, 15, 0, 0)), WEBP.subarray(12));

export const DISGUISES: readonly Disguise[] = [
  ['a drawing', 415, 'not_a_picture', bytesOf(svg), 'image/svg+xml'],
  ['a drawing called PNG', 415, 'not_a_picture', bytesOf(svg), 'image/png'],
  [
    'a drawing behind a PNG’s signature',
    422,
    'picture_unreadable',
    joined([PNG.subarray(0, 8), bytesOf(svg)]),
    'image/png',
  ],
  [
    'a drawing behind spaces and an XML head',
    415,
    'not_a_picture',
    bytesOf(`ï»¿ \n<?xml version="1.0"?>${svg}`),
    'image/png',
  ],
  [
    'a page called PNG',
    415,
    'not_a_picture',
    bytesOf('<!doctype html><script>alert(1)</script>'),
    'image/png',
  ],
  ['a page before a PNG', 415, 'not_a_picture', joined([bytesOf('<html>'), PNG]), 'image/png'],
  ['a GIF', 415, 'not_a_picture', bytesOf('GIF89a=1;/*'), 'image/jpeg'],
  ['a PDF', 415, 'not_a_picture', bytesOf('%PDF-1.7'), 'image/webp'],
  ['an archive', 415, 'not_a_picture', bytesOf('PK\x03\x04'), 'image/webp'],
  ['a picture called a drawing', 415, 'not_a_picture', PNG, 'image/svg+xml'],
  ['a picture called a page', 415, 'not_a_picture', PNG, 'text/html, image/png'],
  ['a picture called nothing', 415, 'not_a_picture', PNG, ''],
  ['a picture in a form', 415, 'not_a_picture', PNG, 'multipart/form-data; boundary=x'],
  ['nothing', 415, 'not_a_picture', new Uint8Array(), 'image/png'],
  ['half a picture', 422, 'picture_unreadable', PNG.slice(0, -12), 'image/png'],
  ['a picture that moves', 415, 'picture_moves', moving, 'image/webp'],
  ['thirty megapixels', 413, 'picture_too_many_pixels', sized(6000, 5000), 'image/png'],
  ['three megabytes', 413, 'picture_too_large', joined([PNG, new Uint8Array(3_000_000)]), 'image/png'],
  [
    'a byte too many',
    413,
    'picture_too_large',
    joined([PNG, new Uint8Array(LARGEST_IMAGE_BYTES + 1 - PNG.length)]),
    'image/png',
  ],
];

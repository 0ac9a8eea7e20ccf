/** English and Arabic have the same messages with the same placeholders; Arabic keeps the rules of docs/contributing/arabic.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { BAG_PICTURES, EMPTY_BAG_FORM, FACADES, keysOf } from '@zawadeh/domain';
import { createIntl, type Messages } from '@zawadeh/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl as createReactIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { notFound, pages } from '../../app/routes.tsx';
import { messageIdOf } from '../../app/pageHead.ts';
import { labelOf } from '../../features/admin/bags/BagsSection.messages.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const ROOMS = ['packages/ui/src', 'apps/web/src'];
/** Ids that functions put together, so that they do not stand in the source. */
const COMPOSED = [
  ...[...Object.values(pages), notFound].flatMap((page) => [
    messageIdOf(page, 'title'),
    messageIdOf(page, 'description'),
  ]),
  ...keysOf(EMPTY_BAG_FORM).map(labelOf),
  ...BAG_PICTURES.map((name) => `web.admin.drawing.${name}`),
  ...FACADES.map((name) => `web.admin.facade.${name}`),
];
const ARABIC_FORMS = ['few', 'many', 'one', 'other', 'two', 'zero'];
/** What docs/contributing/arabic.md rules out, as far as a pattern finds it. A placeholder stands as {}. */
const RULED_OUT: Record<'ar' | 'en', Record<string, RegExp>> = {
  ar: {
    'three dots': /\.\.\./,
    'a dash instead of «من … إلى»': /[–—]/,
    'a letter glued to a placeholder': /[\p{Script=Arabic}\u0640]\{\}/u,
    'a hanging tatweel': /\u0640\s*$/u,
    'Arabic-Indic digits': /[٠-٩۰-۹]/,
    'Latin punctuation': /\p{Script=Arabic}[,;?]/u,
    'an hour that can break before its half of the day': /\d [صم](?!\p{L}|\p{M})/u,
    'a missing shadda':
      /(?<!\p{L})(?:تم|(?:ال)?متأخر|(?:ال)?سلة|سلتك|الأول|أولاً|مجدداً|ربما|أما)(?!\p{L}|\p{M})/u,
    'a word that gave way': /كمدفوع|قسيمة|أصناف|للإرسال|وُصّل|يُرجى|نعلمك|غير متصل|كاونتراً/u,
  },
  en: {
    'a straight apostrophe': /'/,
    'a space before …': / …/,
    'the old spelling of email': /e-mail/i,
    'three dots that the specification does not write':
      /(?<!^Loading|^Loading profile|^Search for a bag|Redirecting to the login page)\.\.\./,
  },
};
/** Sentences of the specification, which stand word for word. */
const SPECIFIED = new Set(['web.admin.noRight']);

type Catalogue = Record<string, string>;

const read = (folder: string, locale: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, `${locale}.json`), 'utf8')) as Catalogue;

/** A package has one catalogue, or one for each part of the product that is downloaded by itself. */
const foldersOf = (room: string) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/\\]en\.json$/.test(file))
    .map((file) => join(room, file, '..'));

describe.each(ROOMS.flatMap(foldersOf))('%s', (folder) => {
  const english = read(folder, 'en');
  const arabic = read(folder, 'ar');

  test('both languages have the same messages', () => {
    expect(Object.keys(arabic)).toEqual(Object.keys(english));
    expect(Object.keys(english)).toEqual(Object.keys(english).sort());
  });

  test.each(Object.keys(english))('%s fills the same places', (id) => {
    expect(placesIn(parse(arabic[id] ?? ''))).toEqual(placesIn(parse(english[id] ?? '')));
  });

  test.each(Object.keys(arabic))('%s has every Arabic plural form', (id) => {
    const plurals = pluralsIn(parse(arabic[id] ?? ''));
    const named = plurals.map((forms) => forms.filter((form) => !form.startsWith('=')).sort());
    expect(named).toEqual(plurals.map(() => ARABIC_FORMS));
  });

  test.each(Object.keys(arabic))('%s is written in Arabic', (id) => {
    const words = wordsIn(parse(arabic[id] ?? ''));
    expect(words).not.toMatch(/^\P{Script=Arabic}*[a-z]\P{Script=Arabic}*$/iu);
  });

  test.each([
    ['ar', arabic],
    ['en', english],
  ] as const)('%s keeps the rules that a pattern can check', (locale, messages) => {
    const faults = Object.entries(messages).flatMap(([id, message]) =>
      Object.entries(RULED_OUT[locale]).flatMap(([fault, pattern]) =>
        !SPECIFIED.has(id) && sentencesIn(parse(message)).some((sentence) => pattern.test(sentence))
          ? [`${id}: ${fault}`]
          : [],
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe.each(['en', 'ar-LB-u-nu-latn'])('in %s', (intlLocale) => {
  const messages = Object.assign(
    {},
    ...ROOMS.flatMap(foldersOf).map((folder) => read(folder, intlLocale.slice(0, 2))),
  ) as Catalogue;
  const trees = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, parse(text)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the numbers of FormatJS's enumeration
  const ours = createIntl({ intlLocale, messages: trees as unknown as Messages });
  const reactIntl = createReactIntl({ locale: intlLocale, messages: trees });

  test.each([0, 1, 2, 3, 11, 1234.5])('every message with %d is formatted as by react-intl', (count) => {
    for (const [id, tree] of Object.entries(trees)) {
      const values = valuesOf(tree, count);
      expect(htmlOf(ours.formatMessage({ id }, values))).toBe(
        htmlOf(reactIntl.formatMessage({ id }, values)),
      );
    }
  });
});

describe.each(ROOMS)('%s', (room) => {
  const ids = foldersOf(room).flatMap((folder) => Object.keys(read(folder, 'en')));

  test('no message is defined twice', () => {
    expect(ids.toSorted()).toEqual(Array.from(new Set(ids)).sort());
  });

  test('every message is used, and every used message is defined', () => {
    const source = sourceOf(join(ROOT, room));
    const prefix = ids[0]?.split('.')[0] ?? '';
    const written = source.matchAll(new RegExp(`'(${prefix}\\.[\\w.]+)'`, 'g'));
    const used = new Set(Array.from(written, ([, id = '']) => id));
    if (prefix === 'web') for (const id of COMPOSED) used.add(id);
    expect(Array.from(used).sort()).toEqual(ids.toSorted());
  });
});

type Value = string | number | ReactNode | ((chunks: ReactNode) => ReactNode);

/** The count for a plural, bold text for a tag, elements and texts for other places. */
function valuesOf(tree: MessageFormatElement[], count: number): Record<string, Value> {
  const values: Record<string, Value> = {};
  walk(tree, (element) => {
    if (element.type === TYPE.tag) values[element.value] = (chunks) => createElement('b', null, chunks);
    else if (element.type === TYPE.plural || element.type === TYPE.number) values[element.value] = count;
    else if (element.type === TYPE.select) values[element.value] = Object.keys(element.options)[count] ?? 'x';
    else if (element.type === TYPE.argument) values[element.value] ??= count % 2 ? createElement('i') : '<x>';
  });
  return values;
}

const htmlOf = (message: unknown) =>
  renderToStaticMarkup(createElement(Fragment, null, message as ReactNode));

function placesIn(tree: MessageFormatElement[]): string[] {
  const places = new Set<string>();
  walk(tree, (element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    // A language may write a unit in words, without the small digit.
    if (element.type !== TYPE.tag || element.value !== 'sub') places.add(element.value);
  });
  return Array.from(places).sort();
}

function pluralsIn(tree: MessageFormatElement[]): string[][] {
  const found: string[][] = [];
  walk(tree, (element) => {
    if (element.type === TYPE.plural) found.push(Object.keys(element.options));
  });
  return found;
}

function wordsIn(tree: MessageFormatElement[]): string {
  let words = '';
  walk(tree, (element) => {
    if (element.type === TYPE.literal) words += element.value;
  });
  return words;
}

/** The message as it is read, and each option of it apart; {} is what is filled in. */
function sentencesIn(tree: MessageFormatElement[]): string[] {
  const apart: string[] = [];
  walk(tree, (element) => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const option of Object.values(element.options)) apart.push(lineOf(option.value));
  });
  return [lineOf(tree), ...apart];
}

const lineOf = (tree: MessageFormatElement[]): string =>
  tree
    .map((element) =>
      element.type === TYPE.literal
        ? element.value
        : element.type === TYPE.tag
          ? lineOf(element.children)
          : '{}',
    )
    .join('');

function walk(tree: MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of tree) {
    visit(element);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit);
    }
    if (element.type === TYPE.tag) walk(element.children, visit);
  }
}

function sourceOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => /\.tsx?$/.test(file.name) && !/\.(?:test|stories)\.tsx?$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

/** Draws the picture that is shared, on this device: nothing of it is sent anywhere. */
import type { Locale } from '@zawadeh/domain';
import { color, fontsToPreload } from '@zawadeh/ui';
import type { PictureTexts } from './picture.bilingual.ts';

export const PICTURE_WIDTH = 1080;
export const PICTURE_HEIGHT = 1350;

const MARGIN = 80;
const STONE = 45;
const UPPER_BAND = 34;
const LOWER_BAND = { top: 1212, height: 26 };
const HERO = { width: 620, height: 527 };
const MOST_WIDTH_OF_NUMBER = 460;

/**
 * Faces of their own: one of the page that came too late for its `font-display` stays unused there, and a canvas does
 * not fall back to the next face for a letter that a family lacks.
 */
const [readexLatin, rakkasLatin] = fontsToPreload.latin;
const [readexArabic, rakkasArabic] = fontsToPreload.arabic;
const FACES = {
  'Picture text': readexLatin,
  'Picture text Arabic': readexArabic,
  'Picture display': rakkasLatin,
  'Picture display Arabic': rakkasArabic,
};
const TEXT = `'Picture text', 'Picture text Arabic'`;
const DISPLAY = `'Picture display', 'Picture display Arabic'`;

let faces: Promise<unknown> | undefined;

/** Once on a page; again after a failure. */
function loadFaces(): Promise<unknown> {
  faces ??= Promise.all(
    Object.entries(FACES).map(async ([family, href]) => {
      const weight = family.startsWith('Picture text') ? '400 700' : '400';
      document.fonts.add(await new FontFace(family, `url(${href})`, { weight }).load());
    }),
  ).catch((error: unknown) => {
    faces = undefined;
    throw error;
  });
  return faces;
}

async function loadDrawing(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `/art/${name}.svg`;
  await image.decode();
  return image;
}

type Role = Parameters<typeof color>[0];

/** Of the light theme, whatever the page's own: the picture is seen elsewhere. */
function readPaints(roles: readonly Role[]): (role: Role) => string {
  const scope = document.createElement('div');
  scope.dataset.theme = 'light';
  document.body.append(scope);
  const styles = getComputedStyle(scope);
  const valueOf = (role: Role) => styles.getPropertyValue(color(role).slice('var('.length, -1)).trim();
  const paints = new Map(roles.map((role) => [role, valueOf(role)]));
  scope.remove();
  return (role) => paints.get(role) ?? '';
}

const ROLES = [
  'bg.brand',
  'bg.brandDeep',
  'ablaq.dark',
  'ablaq.light',
  'scrim',
  'text.onBrand',
  'text.onBrandMuted',
  'category.bakery',
] as const satisfies readonly Role[];

export async function drawPicture(texts: PictureTexts, locale: Locale): Promise<Blob> {
  const [hero, english, arabic] = await Promise.all([
    loadDrawing('hero'),
    loadDrawing('wordmark-en'),
    loadDrawing('wordmark-ar'),
    loadFaces(),
  ]);
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const paint = readPaints(ROLES);
  const pen = createPen(context, locale);

  context.fillStyle = paint('bg.brand');
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  const { top, height } = LOWER_BAND;
  context.fillStyle = paint('bg.brandDeep');
  context.fillRect(0, top, PICTURE_WIDTH, PICTURE_HEIGHT - top);
  const band = (y: number, tall: number, dark: readonly Role[]) => {
    for (let stone = 0; stone * STONE < PICTURE_WIDTH; stone += 1) {
      for (const role of stone % 2 === 0 ? dark : (['ablaq.light'] as const)) {
        context.fillStyle = paint(role);
        context.fillRect(stone * STONE, y, STONE, tall);
      }
    }
  };
  band(0, UPPER_BAND, ['ablaq.dark']);
  band(top, height, ['ablaq.dark', 'scrim']);
  context.drawImage(hero, (PICTURE_WIDTH - HERO.width) / 2, top - HERO.height, HERO.width, HERO.height);

  const [white, muted] = [paint('text.onBrand'), paint('text.onBrandMuted')];
  pen.write(texts.before, MARGIN, 131, { font: `600 46px ${TEXT}`, fill: muted });
  // Arabic letters rise above digits of the same size, into the line before.
  const numberSize = sizeWithin(pen, texts.bags) * (/\d/.test(texts.bags) ? 1 : 0.7);
  const number = { font: `400 ${numberSize}px ${DISPLAY}`, fill: paint('category.bakery') };
  const besideNumber = MARGIN + pen.write(texts.bags, MARGIN, 410, number) + 48;
  const good = { font: `400 ${locale === 'ar' ? 118 : 112}px ${DISPLAY}`, fill: white };
  pen.write(texts.good[0], besideNumber, locale === 'ar' ? 262 : 279, good);
  pen.write(texts.good[1], besideNumber, 400, good);

  const large = { font: `700 74px ${TEXT}`, fill: white };
  const label = { font: `400 36px ${TEXT}`, fill: muted };
  let column = MARGIN;
  if (texts.saved) {
    const width = pen.write(texts.saved.amount, MARGIN, 557, large);
    pen.write(texts.saved.label, MARGIN, 611, label);
    column = Math.max(column + 400, column + width + 64);
  }
  const kilograms = pen.write(texts.kilograms, column, 557, large);
  pen.write(texts.unit, column + kilograms + 26, 557, { font: `500 44px ${TEXT}`, fill: white });
  const before = pen.write(texts.co2e[0], column, 611, label);
  const sign = pen.writeCo2e(column + before, 611, label);
  pen.write(texts.co2e[1], column + before + sign, 611, label);
  pen.write(texts.source, column, 649, { font: `400 25px ${TEXT}`, fill: muted });

  const latinMark = { drawing: english, width: 163, height: 50, y: 1270 };
  const arabicMark = { drawing: arabic, width: 80, height: 50, y: 1266 };
  pen.stamp(latinMark, MARGIN, white);
  pen.stamp(arabicMark, MARGIN + latinMark.width + 24, white);
  pen.writeAtEnd(texts.tagline, 1307, { font: `600 32px ${TEXT}`, fill: white });

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), 'image/png');
  });
}

interface Look {
  font: string;
  fill: string;
}

/** Places are counted from the side on which the language begins. */
function createPen(context: CanvasRenderingContext2D, locale: Locale) {
  const isMirrored = locale === 'ar';
  context.direction = isMirrored ? 'rtl' : 'ltr';
  const at = (place: number) => (isMirrored ? PICTURE_WIDTH - place : place);

  const measure = (text: string, font: string): number => {
    context.font = font;
    return context.measureText(text).width;
  };

  /** Answers the width. */
  const write = (text: string, place: number, baseline: number, { font, fill }: Look): number => {
    const width = measure(text, font);
    context.fillStyle = fill;
    context.textAlign = 'start';
    context.fillText(text, at(place), baseline);
    return width;
  };

  return {
    measure,
    write,

    writeAtEnd(text: string, baseline: number, look: Look): void {
      write(text, PICTURE_WIDTH - MARGIN - measure(text, look.font), baseline, look);
    },

    /** With a small two, which the faces do not have; from left to right in both languages. */
    writeCo2e(place: number, baseline: number, { font, fill }: Look): number {
      const small = font.replace('36px', '25px');
      const [main, two, end] = [measure('CO', font), measure('2', small), measure('e', font)];
      const width = main + two + end;
      const start = isMirrored ? at(place + width) : place;
      context.fillStyle = fill;
      context.textAlign = 'left';
      context.font = font;
      context.fillText('CO', start, baseline);
      context.fillText('e', start + main + two, baseline);
      context.font = small;
      context.fillText('2', start + main, baseline + 9);
      return width;
    },

    /** In one colour, whatever the drawing's own. */
    stamp(
      { drawing, width, height, y }: { drawing: HTMLImageElement; width: number; height: number; y: number },
      place: number,
      fill: string,
    ): void {
      const mask = document.createElement('canvas');
      mask.width = width;
      mask.height = height;
      const inside = mask.getContext('2d');
      if (!inside) return;
      inside.drawImage(drawing, 0, 0, width, height);
      inside.globalCompositeOperation = 'source-in';
      inside.fillStyle = fill;
      inside.fillRect(0, 0, width, height);
      context.drawImage(mask, isMirrored ? at(place + width) : place, y);
    },
  };
}

/** A long number gets smaller, so that there is room beside it. */
function sizeWithin({ measure }: ReturnType<typeof createPen>, text: string): number {
  const size = 340;
  const width = measure(text, `400 ${size}px ${DISPLAY}`);
  return Math.floor(size * Math.min(1, MOST_WIDTH_OF_NUMBER / width));
}

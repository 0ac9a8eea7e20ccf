import type { Meta, StoryObj } from '@storybook/react-vite';
import decodeQr from 'qr/decode.js';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { QrCode } from './QrCode.tsx';
import { QrCodeSkeleton } from './QrCodeSkeleton.tsx';

/** The longest payload that a ticket can have. */
const TICKET =
  'Y80V.3MIAN/F2L19TC506IX39M6I$18G3YZMY*5WZD93G8MTT5B/FP1ZO*OQH:3$M0.30UNOAEW2KS-B35%UQAE4K5+QC$8IJ-1J+GOSQVVNT22P:F /2*RCN0C2%O.+I95QG2FTCO6CH7NGQ-7GW8ZFU4SC+:MKSGZ84DGGT+M8PMEJR4VM';

const meta = {
  title: 'Foundations/QrCode',
  tags: ['autodocs'],
  component: QrCode,
  args: { text: TICKET, label: 'Ticket of order ZWD-7KQ2M9XA' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'a ticket': <QrCode {...meta.args} />,
  'a short text': <QrCode text="ZWD-7KQ2M9XA" label="ZWD-7KQ2M9XA" />,
  loading: <QrCodeSkeleton />,
};

export const States: Story = { render: stateGrid(248, states) };

/** The code as it is on the screen: in its size and colours, with its quiet zone. */
async function photograph(code: HTMLElement): Promise<ImageData> {
  const drawing = code.querySelector('svg')!;
  const [frame, modules] = [code.getBoundingClientRect(), drawing.getBoundingClientRect()];
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { fill, shapeRendering } = getComputedStyle(drawing);
  for (const [name, value] of Object.entries({
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${modules.width}`,
    height: `${modules.height}`,
    fill,
    'shape-rendering': shapeRendering,
  }))
    copy.setAttribute(name, value);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  const context = new OffscreenCanvas(frame.width, frame.height).getContext('2d')!;
  context.fillStyle = getComputedStyle(code).backgroundColor;
  context.fillRect(0, 0, frame.width, frame.height);
  context.drawImage(picture, modules.left - frame.left, modules.top - frame.top);
  return context.getImageData(0, 0, frame.width, frame.height);
}

/** A reader gets the text back, from a screen with one pixel for each CSS pixel, in every theme. */
export const PlayReadBack: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: meta.args.label });
    await expect(decodeQr(await photograph(code))).toBe(TICKET);
  },
};

/** A link has small letters, which need more modules. */
export const PlayReadBackLink: Story = {
  args: { text: 'https://zawadeh.example/counter#pair=q3Vd-8Zk_2mXw7Tn5rLy1cHb9fJ0sKpE4gUaQoWiRxY' },
  play: async ({ canvas, args }) => {
    await expect(decodeQr(await photograph(canvas.getByRole('img')))).toBe(args.text);
  },
};

/** As narrow as on a phone of 320 px, beside its page's edges. */
export const PlayReadBackNarrow: Story = {
  decorators: [(Code) => <div style={{ inlineSize: 216 }}>{Code()}</div>],
  play: PlayReadBack.play!,
};

/**
 * A mirrored code would be unreadable: the corner without a finder is at the right in both languages. A ticket has at
 * most 49 modules, which an old camera still tells apart.
 */
export const PlayNotMirroredInEitherDirection: Story = {
  play: async ({ canvas, isArabic }) => {
    const code = canvas.getByRole('img');
    await expect(TICKET).toHaveLength(180);
    await expect(code.querySelector('svg')!.viewBox.baseVal.width).toBe(49);
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBe(height);
    const drawing = code.querySelector('svg')!;
    await expect(getComputedStyle(drawing).transform).toBe('none');
    const [frame, modules] = [code.getBoundingClientRect(), drawing.getBoundingClientRect()];
    const quiet = isArabic ? frame.right - modules.right : modules.left - frame.left;
    await expect(quiet).toBe(16);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, worded } from '../../stories/words.ts';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';

const label = { en: 'Image', ar: 'الصورة' };
const failed = {
  en: 'The picture did not arrive. Please try again.',
  ar: 'لم تصل الصورة. يرجى إعادة المحاولة.',
};

const ART = '/art/hero.svg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (bytes: number[], name = 'knafeh.png', size = bytes.length) =>
  new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name, { type: 'image/png' });

/** A complete image file; the other files are only a header. */
async function completeImage(): Promise<File> {
  const canvas = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) throw new Error('Nothing was painted.');
  return new File([blob], 'knafeh.png', { type: blob.type });
}

/** A field that holds the picked picture in state. */
function StatefulImageField({ picture, onPick, onRemove, ...props }: ImageFieldProps) {
  const [chosen, setChosen] = useState(picture);
  const pick = (next: File) => {
    setChosen(next);
    onPick(next);
  };
  const remove = () => {
    setChosen(null);
    onRemove();
  };
  return <ImageField {...props} picture={chosen} onPick={pick} onRemove={remove} />;
}

const meta = {
  title: 'Controls/ImageField',
  tags: ['autodocs'],
  component: ImageField,
  args: { label: label.en, picture: null, isOptional: true, onPick: fn(), onRemove: fn() },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    picture: { control: 'text' },
    progress: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
  },
  render: (args, context) => (
    <StatefulImageField
      {...withArabic(args, context, { label: label.ar })}
      key={typeof args.picture === 'string' ? args.picture : ''}
    />
  ),
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Picture = worded(StatefulImageField, {
  isOptional: true,
  label,
  picture: null,
  onPick: fn(),
  onRemove: fn(),
});

const states = {
  empty: <Picture />,
  'with a picture': <Picture picture={ART} />,
  'on its way': <Picture picture={ART} progress={0.45} />,
  'it did not arrive': <Picture picture={ART} error={failed} />,
  'a picture that does not load': <Picture picture="/art/gone.png" />,
  'empty, disabled': <Picture disabled />,
  'with a picture, disabled': <Picture picture={ART} disabled />,
};

export const States: Story = {
  render: stateGrid(340, states),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[src="/art/gone.png"]')).toBeNull());
  },
};

const inputOf = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=file]')!;

/** A picked picture is passed on, previewed and announced, and can be removed, which focuses the field. */
export const PlayPicked: Story = {
  play: async ({ args, canvas, canvasElement, isArabic }) => {
    const input = inputOf(canvasElement);
    await expect(input).toHaveAccessibleName(isArabic ? 'الصورة (اختياري)' : 'Image (optional)');
    const picked = await completeImage();
    await userEvent.upload(input, picked);
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(picked));
    await expect(canvas.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    await expect(canvas.getByRole('status')).toHaveTextContent('knafeh.png');
    await userEvent.click(canvas.getByRole('button', { name: isArabic ? 'إزالة الصورة' : 'Remove image' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(input).toHaveFocus();
  },
};

/** Files are rejected by their bytes and size, not by their name; a valid file clears the error. */
export const PlayRejected: Story = {
  play: async ({ args, canvas, canvasElement, isArabic }) => {
    const locale = isArabic ? 'ar' : 'en';
    const input = inputOf(canvasElement);
    const script = Array.from('<svg onload=alert(1)>', (letter) => letter.charCodeAt(0));
    for (const [picked, message] of [
      [file([]), { en: 'empty', ar: 'فارغ' }],
      [file(script), { en: 'not a JPEG', ar: 'ليس صورة' }],
      [file(PNG, 'wall.png', 2 * 1024 * 1024 + 1), { en: 'larger than 2 MB', ar: 'أكبر من 2 ميغابايت' }],
    ] as const) {
      await userEvent.upload(input, picked);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message[locale]));
      await expect(input).toHaveAccessibleDescription(expect.stringContaining(message[locale]));
      await expect(input).toBeInvalid();
    }
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.upload(input, file(PNG));
    await waitFor(() => expect(input).not.toBeInvalid());
  },
};

/** A broken picture shows the icon below it, never the browser's broken-image icon. */
export const PlayBroken: Story = {
  args: { picture: '/art/gone.png' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

/** Dragging a file over the zone highlights it. */
export const PlayDropped: Story = {
  play: async ({ canvasElement }) => {
    const input = inputOf(canvasElement);
    await fireEvent.dragEnter(input);
    await waitFor(() => expect(input.parentElement).toHaveAttribute('data-over'));
    await fireEvent.dragLeave(input);
    await waitFor(() => expect(input.parentElement).not.toHaveAttribute('data-over'));
  },
};

/** Tab reaches the input and the remove button. */
export const PlayKeys: Story = {
  args: { picture: ART },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(inputOf(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(inputOf(canvasElement)).toHaveFocus();
  },
};

/** The progress is also given as a number. */
export const PlayProgress: Story = {
  args: { picture: ART, progress: 0.45 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAccessibleName(expect.stringContaining('45'));
    await expect(bar).toHaveAttribute('value', '0.45');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { useWords, withArabic } from '../../stories/words.ts';
import { Illustration, ILLUSTRATIONS } from './Illustration.tsx';

const shelf = { en: 'An empty shelf with one orange', ar: 'رفّ فارغ عليه برتقالة' };

const meta = {
  title: 'Foundations/Illustration',
  tags: ['autodocs'],
  component: Illustration,
  args: { name: 'empty-bags', size: 'normal', label: '' },
  argTypes: { name: { control: 'select', options: ILLUSTRATIONS } },
} satisfies Meta<typeof Illustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const Labelled = () => <Illustration name="empty-bags" label={useWords(shelf)} />;

const states = {
  ...Object.fromEntries(ILLUSTRATIONS.map((name) => [name, <Illustration key={name} name={name} />])),
  'small, 96 px': <Illustration name="empty-cart" size="small" />,
  'large, 250 px': <Illustration name="not-found" size="large" />,
  'with a label': <Labelled />,
};

export const States: Story = { render: stateGrid(160, states) };

/** Every drawing loads. */
export const PlayAllLoad: Story = {
  render: stateGrid(160, states),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(drawing.naturalWidth, drawing.src).toBeGreaterThan(0));
    }
  },
};

/** Without a label a drawing is hidden from screen readers; with one it has that name. */
export const PlayNames: Story = {
  args: { label: shelf.en },
  render: (args, context) => (
    <>
      <Illustration name="hero" />
      <Illustration {...withArabic(args, context, { label: shelf.ar })} />
    </>
  ),
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(isArabic ? shelf.ar : shelf.en);
  },
};

export const PlayNeverMirrored: Story = {
  play: async ({ canvasElement }) => {
    const { scale, transform } = getComputedStyle(canvasElement.querySelector('img')!);
    await expect([scale, transform]).toEqual(['none', 'none']);
  },
};

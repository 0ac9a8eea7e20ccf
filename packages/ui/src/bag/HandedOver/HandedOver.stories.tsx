import type { Instant } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { LocalizedText } from '../../foundations/LocalizedText/LocalizedText.tsx';
import { now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { standsBefore } from '../../stories/geometry.ts';
import { ModalFrame } from '../../stories/ModalFrame.tsx';
import { open, untilGone } from '../../stories/opening.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { HandedOver, type HandedOverProps } from './HandedOver.tsx';
import { HandedOverCard } from './HandedOverCard.tsx';

/** Seven seconds after the full minute. */
const still = (): Instant => now + 7_000;

const knafeh = {
  id: 'b1',
  name: <LocalizedText text={{ en: 'Knafeh & Sweets Surprise', ar: 'مفاجأة الكنافة والحلويات' }} />,
  quantity: 1,
};
const forTwo = {
  id: 'b2',
  name: <LocalizedText text={{ en: 'Sweets for Two', ar: 'حلو لشخصين' }} />,
  quantity: 2,
};

const SWEETS = { en: 'Zahra Sweets', ar: 'حلويات الزهراء' };
const THREE = [knafeh, forTwo];

const meta = {
  title: 'Bag/HandedOver',
  tags: ['autodocs'],
  component: HandedOver,
  parameters: { docs: { story: { inline: false } } },
  args: {
    isOpen: true,
    title: { en: 'Collected at 2:30 PM', ar: 'تمّ الاستلام عند 2:30 م' },
    clock: still,
    store: SWEETS,
    bags: THREE,
    code: 'ZWD-7KQ2M9XA',
    onDone: fn(),
  },
  argTypes: {
    title: { control: false },
    store: choices({ 'named in both languages': SWEETS, 'named in Arabic only': { ...SWEETS, en: null } }),
    bags: choices({ 'three bags': THREE, 'one bag': [knafeh] }),
  },
} satisfies Meta<typeof HandedOver>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The content in a frame, so that one sheet can show several. */
function Framed(card: Omit<HandedOverProps, 'isOpen'>) {
  const id = useId();
  return (
    <ModalFrame placement="full" height={760} aria-labelledby={id}>
      <HandedOverCard {...card} titleId={id} />
    </ModalFrame>
  );
}

const states = {
  'three bags': <Framed {...meta.args} />,
  'one bag, a full minute': <Framed {...meta.args} bags={[knafeh]} clock={() => now} />,
  'a shop with one name, at the end of a minute': (
    <Framed {...meta.args} store={{ en: null, ar: 'حلويات الزهراء' }} clock={() => now + 59_900} />
  ),
};

export const States: Story = { render: stateGrid(340, states) };

export const FullScreen: Story = { parameters: { layout: 'page' } };

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  render: () => <Framed {...meta.args} />,
};

/** The strip as a page shows it. */
function OnPage(args: HandedOverProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{args.code}</Button>
      <HandedOver
        {...args}
        isOpen={isOpen}
        onDone={() => {
          args.onDone();
          setOpen(false);
        }}
      />
    </>
  );
}

/** The clock runs and the ring fills; a screenshot does neither. */
export const PlayClockRuns: Story = {
  args: { clock: () => Date.now() },
  render: (args) => <OnPage {...args} />,
  play: async ({ canvas }) => {
    await open(canvas);
    const timer = canvas.getByRole('timer');
    const first = timer.textContent;
    await expect(first).toMatch(/\d{1,2}:\d\d:\d\d/);
    await waitFor(() => expect(timer.textContent).not.toBe(first), { timeout: 3_000 });
  },
};

/** Done and Escape lead back to the page. */
export const PlayDone: Story = {
  render: (args) => <OnPage {...args} />,
  play: async ({ args, canvas }) => {
    const first = await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Done|تمّ)$/ }));
    await untilGone(canvas);
    await expect(first.opener).toHaveFocus();
    const second = await open(canvas);
    second.dialog.requestClose();
    await untilGone(canvas);
    await expect(args.onDone).toHaveBeenCalledTimes(2);
  },
};

/** Covers the page from edge to edge. */
export const PlayCoversPage: Story = {
  render: (args) => <OnPage {...args} />,
  play: async ({ canvas }) => {
    const { dialog } = await open(canvas);
    const { left, top, width, height } = dialog.firstElementChild!.getBoundingClientRect();
    await expect([left, top, width, height]).toEqual([0, 0, window.innerWidth, window.innerHeight]);
  },
};

/** Seven seconds fill the ring. The digits stand before the half of the day, from left to right; the name of the page's language is first. */
export const PlayOrder: Story = {
  render: (args) => <Framed {...args} />,
  play: async ({ canvas, canvasElement, globals: { locale } }) => {
    const timer = canvas.getByRole('timer');
    const digits = timer.querySelector('bdi')!;
    await expect(digits).toHaveTextContent('2:30:07');
    const ring = canvasElement.querySelector('[pathLength="60"]');
    await expect(ring).toHaveAttribute('stroke-dasharray', '7 60');
    const [whole, clock] = [timer.getBoundingClientRect(), digits.getBoundingClientRect()];
    const half = locale === 'ar' ? clock.left - whole.left : whole.right - clock.right;
    await expect(half).toBeGreaterThan(20);
    const [english, arabic] = [canvas.getByText('Zahra Sweets'), canvas.getByText('حلويات الزهراء')];
    await expect(
      standsBefore(locale === 'ar' ? arabic : english, locale === 'ar' ? english : arabic, locale),
    ).toBe(true);
  },
};

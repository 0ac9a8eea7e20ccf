import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { letters } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { LiraNote } from './LiraNote.tsx';

const DAY = 24 * 3_600_000;
const rate = (age = 0) => ({ lbpPerUsd: 89_500, setAt: now - age });

const RATES = { 'of today': rate(), 'of eight days ago: nothing': rate(8 * DAY), 'none: nothing': null };

const meta = {
  title: 'Bag/LiraNote',
  tags: ['autodocs'],
  component: LiraNote,
  args: { cents: 450, rate: RATES['of today'], now },
  argTypes: { rate: choices(RATES) },
} satisfies Meta<typeof LiraNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'a price': <LiraNote cents={450} rate={rate()} now={now} />,
  'a total': <LiraNote cents={125_50} rate={rate(7 * DAY)} now={now} />,
  'free: nothing': <LiraNote cents={0} rate={rate()} now={now} />,
  'no rate: nothing': <LiraNote cents={450} rate={null} now={now} />,
  'an old rate: nothing': <LiraNote cents={450} rate={rate(8 * DAY)} now={now} />,
};

export const States: Story = { render: stateGrid(160, states) };

/** The sign is where reading starts and the currency at the end; the digits keep their order. */
export const PlayDigitsInOrder: Story = {
  play: async ({ canvasElement, globals }) => {
    const note = canvasElement.querySelector('span')!;
    const text = note.textContent;
    const xOf = (at: number) => letters(note, at, at + 1).getBoundingClientRect().left;
    const [sign, four, last, currency] = [0, text.indexOf('4'), text.lastIndexOf('0'), text.length - 2].map(
      xOf,
    );
    await expect(four!).toBeLessThan(last!);
    await expect(sign! < four!).toBe(globals.locale === 'en');
    await expect(currency! > last!).toBe(globals.locale === 'en');
  },
};

/** Rounded up to the next thousand, in Latin digits of both languages. */
export const PlayRounded: Story = {
  play: async ({ canvasElement, isArabic }) => {
    const text = canvasElement.textContent.replaceAll(/[\u2066\u2069]/gu, '');
    await expect(text.trim()).toBe(isArabic ? '≈ 403,000\u00a0ل.ل.' : '≈ 403,000 LBP');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { standsBefore } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words, withArabic } from '../../stories/words.ts';
import { PhoneState, type PhoneStateProps } from './PhoneState.tsx';

const meta = {
  title: 'Data/PhoneState',
  tags: ['autodocs'],
  component: PhoneState,
  args: { state: 'late', children: '48 min ago' } as PhoneStateProps,
  render: (args, context) => <PhoneState {...withArabic(args, context, { children: 'قبل 48 دقيقة' })} />,
} satisfies Meta<typeof PhoneState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  seen: (
    <PhoneState state="seen">
      <Words en="now" ar="الآن" />
    </PhoneState>
  ),
  late: (
    <PhoneState state="late">
      <Words en="48 min ago" ar="قبل 48 دقيقة" />
    </PhoneState>
  ),
  none: (
    <PhoneState state="none">
      <Words en="None" ar="لا يوجد" />
    </PhoneState>
  ),
};

export const States: Story = { render: stateGrid(160, states) };

/** The dot stands before its words, and the three differ without colour. */
export const PlayDotAtStart: Story = {
  render: () => <>{Object.values(states)}</>,
  play: async ({ canvasElement, globals }) => {
    const looks = Array.from(canvasElement.querySelectorAll('[data-state]'), ({ children: [dot, words] }) => {
      const { inlineSize, borderTopWidth } = getComputedStyle(dot!);
      return {
        isBefore: standsBefore(dot!, words!, globals.locale),
        look: `${inlineSize} ${borderTopWidth}`,
      };
    });
    await expect(looks.map(({ isBefore }) => isBefore)).toEqual([true, true, true]);
    await expect(new Set(looks.map(({ look }) => look)).size).toBe(3);
  },
};

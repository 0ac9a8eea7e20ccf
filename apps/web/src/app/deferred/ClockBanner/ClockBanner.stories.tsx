import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { ClockBanner } from './ClockBanner.tsx';

const NOW = Date.parse('2026-11-23T13:40:00Z');

const meta = {
  title: 'Navigation/ClockBanner',
  tags: ['autodocs'],
  component: ClockBanner,
  args: { isOff: true, now: NOW },
} satisfies Meta<typeof ClockBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: stateGrid(340, {
    wrong: <ClockBanner isOff now={NOW} />,
    'right: nothing': <ClockBanner isOff={false} now={NOW} />,
    'little room': (
      <div style={{ maxInlineSize: 180 }}>
        <ClockBanner isOff now={NOW} />
      </div>
    ),
  }),
};

/** The polite live region exists before it has content. */
export const PlayRightClock: Story = {
  args: { isOff: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The time in Beirut, in the page's language, whatever the device's clock and time zone. */
export const PlayWrongClock: Story = {
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/3:40/);
    await expect(canvas.getByRole('status')).toHaveTextContent(isArabic ? 'الاثنين' : 'Monday');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { bellIcon } from '../../foundations/Icon/frameIcons.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { CountBadge, type CountBadgeProps } from './CountBadge.tsx';

const meta = {
  title: 'Navigation/CountBadge',
  tags: ['autodocs'],
  component: CountBadge,
  args: { count: 2, isFresh: false },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A badge on an icon of the size of a touch target. */
const OnAnIcon = (props: CountBadgeProps) => (
  <span style={{ position: 'relative', display: 'inline-flex', padding: 10, justifySelf: 'start' }}>
    <Icon of={bellIcon} />
    <CountBadge {...props} />
  </span>
);

export const Playground: Story = { render: (args) => <OnAnIcon {...args} /> };

export const States: Story = {
  render: stateGrid(88, {
    'none: nothing': <OnAnIcon count={0} />,
    one: <OnAnIcon count={1} />,
    'two digits': <OnAnIcon count={48} />,
    'the most': <OnAnIcon count={99} />,
    'more than that': <OnAnIcon count={100} />,
    'just changed': <OnAnIcon count={3} isFresh />,
  }),
};

/** The badge is hidden from screen readers, its text has a direction of its own, and an invalid count shows nothing. */
export const PlaySilent: Story = {
  render: () => (
    <>
      <OnAnIcon count={120} />
      <OnAnIcon count={-1} />
      <OnAnIcon count={Number.NaN} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const badges = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-count]'));
    await expect(badges.map(({ dataset }) => dataset.count)).toEqual(['99+']);
    await expect(badges[0]).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(badges[0]!, '::before').content).toMatch(/\u2066.*99\+.*\u2069/);
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

/** The badge is on the end corner and does not extend past its icon. */
export const PlayOnTheCorner: Story = {
  render: () => <OnAnIcon count={120} />,
  play: async ({ canvasElement, isArabic }) => {
    const badge = canvasElement.querySelector('[data-count]')!;
    const corner = badge.getBoundingClientRect();
    const target = badge.parentElement!.getBoundingClientRect();
    const past = isArabic ? target.left - corner.left : corner.right - target.right;
    await expect(past).toBe(0);
    await expect(corner.width).toBeLessThanOrEqual(target.width);
  },
};

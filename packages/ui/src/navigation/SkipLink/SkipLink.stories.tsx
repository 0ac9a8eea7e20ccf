import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { SkipLink, type SkipLinkProps } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  tags: ['autodocs'],
  component: SkipLink,
  args: { target: 'main' },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page with content to skip and the target. */
function Page({ target }: SkipLinkProps) {
  return (
    <div style={{ position: 'relative', minBlockSize: 64 }}>
      <SkipLink target={target} />
      <div id={target} tabIndex={-1}>
        <Words en="Press the Tab key to see it." ar="يظهر بالضغط على مفتاح Tab." />
      </div>
    </div>
  );
}

export const Playground: Story = { render: (args) => <Page {...args} /> };

/** Without focus; the focused link is a separate story. */
export const States: Story = { render: stateGrid(300, { 'resting: unseen': <Page target="main" /> }) };

export const Focused: Story = { ...Playground, play: tabTo('link') };

/** Visible only with focus; it moves the focus to the main content. */
export const PlayFocusesMain: Story = {
  ...Playground,
  play: async ({ canvas, isArabic }) => {
    const link = canvas.getByRole('link', { name: isArabic ? 'الانتقال إلى المحتوى' : 'Skip to content' });
    await expect(getComputedStyle(link).clipPath).toBe('inset(50%)');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).clipPath).toBe('none');
    await expect(link).toHaveAttribute('href', '#main');
  },
};

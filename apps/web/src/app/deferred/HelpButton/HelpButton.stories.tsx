import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsAFinger } from '@zawadeh/ui/stories/pressing.ts';
import { Words } from '@zawadeh/ui/stories/words.ts';
import { Button, Dock, Text } from '@zawadeh/ui';
import { HelpButton } from './HelpButton.tsx';

const meta = {
  title: 'Navigation/HelpButton',
  tags: ['autodocs'],
  component: HelpButton,
  args: { href: 'https://wa.me/96170123456' },
  parameters: { layout: 'page' },
  render: (args) => (
    <>
      <div style={{ minBlockSize: 160, padding: 16 }}>
        <Text>
          <Words en="Two kinds of bread, still warm." ar="نوعان من الخبز، ما زالا دافئين." />
        </Text>
      </div>
      <HelpButton {...args} />
    </>
  ),
} satisfies Meta<typeof HelpButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = { tags: ['every-mode'] };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

const NAME = /^(Help on WhatsApp|مساعدة عبر واتساب)$/;

/** On a phone it is after the page and its dock, and covers nothing. */
export const PlayBelowThePage: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <>
      <div style={{ minBlockSize: '140vh', display: 'flex', flexDirection: 'column' }}>
        <div style={{ flex: 1 }} />
        <Dock>
          <Button kind="primary">
            <Words en="Add to cart" ar="أضف إلى السلّة" />
          </Button>
        </Dock>
      </div>
      <HelpButton {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: NAME });
    const dock = canvas.getByRole('button').parentElement!;
    await fitsAFinger(link);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(dock.getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  },
};

/** On a desktop it is in the end corner. */
export const PlayInItsCorner: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: NAME });
    await fitsAFinger(link);
    const { left, right, bottom } = link.getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight - 16);
    const isAtTheLeft = left < window.innerWidth - right;
    await expect(isAtTheLeft).toBe(globals.locale === 'ar');
  },
};

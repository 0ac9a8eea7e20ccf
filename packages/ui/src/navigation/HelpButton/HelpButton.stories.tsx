import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Words } from '../../stories/words.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { Dock } from '../../foundations/Dock/Dock.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { HelpButton } from './HelpButton.tsx';

const meta = {
  title: 'Navigation/HelpButton',
  component: HelpButton,
  args: { href: 'https://wa.me/96170123456' },
  parameters: { layout: 'page' },
  render: (args) => (
    <>
      <div style={{ minBlockSize: '110vh', padding: 16 }}>
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

export const Bilingual: Story = { parameters: { panes: true } };

/** Over what is docked, in the corner where reading ends, as large as a thumb needs. */
export const PlayAboveADock: Story = {
  render: (args) => (
    <>
      <div style={{ minBlockSize: '140vh', display: 'flex', flexDirection: 'column' }}>
        <div style={{ flex: 1 }} />
        <Dock>
          <Button kind="primary">
            <Words en="Add to cart" ar="أضف إلى السلة" />
          </Button>
        </Dock>
      </div>
      <HelpButton {...args} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', {
      name: globals.locale === 'ar' ? 'مساعدة عبر واتساب' : 'Help on WhatsApp',
    });
    const dock = canvas.getByRole('button').parentElement!;
    await waitFor(() =>
      expect(dock.getBoundingClientRect().top - link.getBoundingClientRect().bottom).toBeCloseTo(16, 0),
    );
    const { left, right, width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const isAtTheLeft = left < window.innerWidth - right;
    await expect(isAtTheLeft).toBe(globals.locale === 'ar');
  },
};

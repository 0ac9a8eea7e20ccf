import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { Words } from '../../stories/words.ts';
import { Text } from '../Text/Text.tsx';
import { Dock } from './Dock.tsx';

const next = (
  <Button kind="primary">
    <Words en="Add to cart" ar="أضف إلى السلّة" />
  </Button>
);

const meta = {
  title: 'Foundations/Dock',
  tags: ['autodocs'],
  component: Dock,
  args: { children: next },
  argTypes: { children: { control: false } },
  parameters: { layout: 'page' },
  render: ({ children }) => (
    <div style={{ minBlockSize: '140vh', display: 'flex', flexDirection: 'column' }}>
      <div style={{ flex: 1, padding: 16 }}>
        <Text>
          <Words en="Two kinds of bread, still warm." ar="نوعان من الخبز، ما زالا دافئين." />
        </Text>
      </div>
      <Dock>{children}</Dock>
    </div>
  ),
} satisfies Meta<typeof Dock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {};

/** The dock stays at the bottom of a long page and publishes for toasts how much of the screen it takes. */
export const PlayAtTheBottom: Story = {
  play: async ({ canvas }) => {
    const dock = canvas.getByRole('button').parentElement!;
    await waitFor(() => expect(dock.getBoundingClientRect().bottom).toBe(window.innerHeight));
    const published = () => document.documentElement.style.getPropertyValue('--dock');
    await waitFor(() => expect(published()).toBe(`${dock.offsetHeight}px`));
    // What follows the page lifts the dock at its end.
    const footer = document.createElement('footer');
    footer.style.blockSize = '80px';
    document.body.append(footer);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(published()).toBe(`${dock.offsetHeight + 80}px`));
    footer.remove();
  },
};

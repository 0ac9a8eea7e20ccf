import { CART_PULSE_MS } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { fitsAFinger, tabTo } from '../../stories/pressing.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { CartLink } from './CartLink.tsx';

const meta = {
  title: 'Navigation/CartLink',
  tags: ['autodocs'],
  component: CartLink,
  args: { href: '/cart', count: 2 },
} satisfies Meta<typeof CartLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const cart = (count?: number) => (
  <div style={{ display: 'flex' }}>
    <CartLink href="/cart" count={count} />
  </div>
);

export const States: Story = {
  render: stateGrid(88, {
    'not known yet': cart(),
    empty: cart(0),
    'one item': cart(1),
    'two digits': cart(48),
    'more than 99': cart(120),
  }),
};

export const Focused: Story = { render: () => cart(2), play: tabTo('link') };

const NAMES = {
  en: ['Cart', 'Cart, 1 item', 'Cart, 2 items', 'Cart, 3 items', 'Cart, 11 items', 'Cart, 100 items'],
  ar: ['السلّة', 'السلّة، كيس واحد', 'السلّة، كيسان', 'السلّة، 3 أكياس', 'السلّة، 11 كيساً', 'السلّة، 100 كيس'],
};

/** The accessible name has the plural forms of each language. */
export const PlayNames: Story = {
  render: () => (
    <div style={{ display: 'flex' }}>
      {[0, 1, 2, 3, 11, 100].map((count) => (
        <CartLink key={count} href={`/cart?${count}`} count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas, isArabic }) => {
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual(isArabic ? NAMES.ar : NAMES.en);
    await fitsAFinger(canvas.getAllByRole('link')[0]!);
  },
};

/** A page that adds and removes items. */
function Shop() {
  const [count, setCount] = useState<number>();
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <CartLink href="/cart" count={count} />
      <Button onPress={() => setCount((before) => (before ?? 1) + 1)}>
        <Words en="Add to cart" ar="أضف إلى السلّة" />
      </Button>
      <Button kind="quiet" onPress={() => setCount(1)}>
        <Words en="Empty it but one" ar="إبقاء واحد" />
      </Button>
    </div>
  );
}

export const Pulsing: Story = { render: () => <Shop />, tags: ['!test'] };

/** The old count is shown until the middle of the pulse; the first known count does not pulse. */
export const PlayPulse: Story = {
  render: () => <Shop />,
  play: async ({ canvas, canvasElement }) => {
    const [add, empty] = canvas.getAllByRole('button');
    const pulsing = () => canvasElement.querySelector('[data-pulsing]');
    const badge = () => canvasElement.querySelector('[data-count]');
    await userEvent.click(add!);
    await expect(badge()).toHaveAttribute('data-count', '2');
    await expect(pulsing()).toBeNull();

    const start = performance.now();
    await userEvent.click(add!);
    await expect(pulsing()).not.toBeNull();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/3/);
    await expect(badge()).toHaveAttribute('data-count', '2');
    await waitFor(() => expect(badge()).toHaveAttribute('data-count', '3'));
    await expect(performance.now() - start).toBeGreaterThanOrEqual(CART_PULSE_MS / 2);
    await waitFor(() => expect(pulsing()).toBeNull());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(CART_PULSE_MS);

    await userEvent.click(empty!);
    await expect(pulsing()).toBeNull();
    await expect(badge()).toHaveAttribute('data-count', '1');
  },
};

/** With reduced motion only the colour of the count changes. */
export const PlayReducedMotion: Story = {
  render: () => <Shop />,
  beforeEach: () => {
    document.documentElement.dataset.motion = 'reduced';
    return () => {
      delete document.documentElement.dataset.motion;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    const styleOf = (part: string) => getComputedStyle(canvasElement.querySelector(part)!);
    const [add] = canvas.getAllByRole('button');
    await userEvent.click(add!);
    const restingColor = styleOf('[data-count]').backgroundColor;
    await userEvent.click(add!);
    await expect(styleOf('[data-pulsing]').animationName).toBe('none');
    await waitFor(() => expect(styleOf('[data-fresh]').backgroundColor).not.toBe(restingColor));
  },
};

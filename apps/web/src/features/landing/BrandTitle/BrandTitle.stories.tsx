import { brand } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { color } from '@zawadeh/ui';
import { BrandTitle } from './BrandTitle.tsx';

const OnGreen = ({ children }: { children: ReactNode }) => (
  <div style={{ padding: 24, background: color('bg.brand') }}>{children}</div>
);

const meta = {
  title: 'Foundations/BrandTitle',
  tags: ['autodocs'],
  component: BrandTitle,
  args: { names: brand.name },
  render: (args) => (
    <OnGreen>
      <BrandTitle {...args} />
    </OnGreen>
  ),
} satisfies Meta<typeof BrandTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {};

/** One heading with both names, that of the page's language first. */
export const PlayOwnNameFirst: Story = {
  play: async ({ canvas, canvasElement, isArabic }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      isArabic ? 'زوّادة Zawadeh' : 'Zawadeh زوّادة',
    );
    const [own, other] = Array.from(canvasElement.querySelectorAll('[data-word]'), (word) =>
      word.getBoundingClientRect(),
    );
    await expect(own!.height).toBeGreaterThan(other!.height);
    await expect(own!.left < other!.left).toBe(!isArabic);
  },
};

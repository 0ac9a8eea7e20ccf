import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, Words } from '../../stories/words.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'Completed', tone: 'success', hasDot: true },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <Badge {...withArabic(args, context, { children: 'مكتمل' })} />,
};

const inARow = (badge: ReactNode) => <p>{badge}</p>;

const states = {
  success: inARow(
    <Badge tone="success">
      <Words en="Completed" ar="مكتمل" />
    </Badge>,
  ),
  warning: inARow(
    <Badge tone="warning">
      <Words en="Pending" ar="قيد الانتظار" />
    </Badge>,
  ),
  danger: inARow(
    <Badge tone="danger">
      <Words en="Failed" ar="فشل" />
    </Badge>,
  ),
  neutral: inARow(
    <Badge>
      <Words en="Unknown" ar="غير معروف" />
    </Badge>,
  ),
  info: inARow(
    <Badge tone="info">
      <Words en="On its way" ar="في الطريق" />
    </Badge>,
  ),
  'strong, no dot': inARow(
    <Badge tone="strong" hasDot={false}>
      <Words en="admin" ar="مدير" />
    </Badge>,
  ),
  'neutral, no dot': inARow(
    <Badge hasDot={false}>
      <Words en="Bakery/pastery" ar="مخبوزات وحلويات" />
    </Badge>,
  ),
  'long words': inARow(
    <Badge tone="warning">
      <Words
        en="Waiting for the wallet to confirm the payment"
        ar="بانتظار أن تؤكّد المحفظة استلام المبلغ كاملاً"
      />
    </Badge>,
  ),
  'a word without an end': inARow(<Badge tone="danger">EXPIRED_BEFORE_CONFIRMATION_BY_PROVIDER</Badge>),
};

export const States: Story = { render: stateGrid(160, states) };

/** The dot is decorative: screen readers get the text, and nothing is interactive. */
export const PlayText: Story = {
  args: { children: <Words en="Completed" ar="مكتمل" /> },
  play: async ({ canvas, canvasElement, isArabic }) => {
    await expect(canvas.getByText(isArabic ? 'مكتمل' : 'Completed')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[tabindex], button, a')).toHaveLength(0);
  },
};

/** The word says it, the colour repeats it. */
export const DoWordAndColour: Story = {
  tags: ['do', '!dev', '!test'],
  render: () =>
    inARow(
      <Badge tone="success">
        <Words en="Completed" ar="مكتمل" />
      </Badge>,
    ),
};

/** A colour without its word. */
export const DontColourAlone: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => inARow(<Badge tone="success"> </Badge>),
};

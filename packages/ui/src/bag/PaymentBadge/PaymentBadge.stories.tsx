import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { PaymentBadge } from './PaymentBadge.tsx';

const meta = {
  title: 'Bag/PaymentBadge',
  tags: ['autodocs'],
  component: PaymentBadge,
  args: { status: 'paid' },
  argTypes: { status: { control: 'text' } },
} satisfies Meta<typeof PaymentBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const of = (status: string | null) => (
  <p>
    <PaymentBadge status={status} />
  </p>
);

const states = {
  paid: of('paid'),
  'completed, in capitals': of('COMPLETED'),
  pending: of('pending'),
  failed: of('failed'),
  cancelled: of('cancelled'),
  expired: of('expired'),
  'to be given back': of('refund_due'),
  'given back': of('refunded'),
  'another word': of('on hold'),
  'another word, Arabic': of('مُعاد (جزئياً)'),
  'a very long word': of('awaiting_manual_confirmation_by_the_wallet_provider'),
  'markup is text': of('<b>paid</b>'),
  missing: of(null),
  empty: of('  '),
};

export const States: Story = { render: stateGrid(160, states) };

/** Both spellings of "paid" give one label, of which a ticket says "Paid", and an empty status gives "Unknown". */
export const PlayWords: Story = {
  render: () => (
    <>
      {of('paid')}
      {of('Completed')}
      {of(null)}
      {of('refund_due')}
      <PaymentBadge status="paid" isPaidWord />
    </>
  ),
  play: async ({ canvas, isArabic }) => {
    await expect(canvas.getAllByText(isArabic ? 'مكتمل' : 'Completed')).toHaveLength(2);
    await expect(canvas.getByText(isArabic ? 'مدفوع' : 'Paid')).toBeVisible();
    await expect(canvas.getByText(isArabic ? 'غير معروف' : 'Unknown')).toBeVisible();
    await expect(canvas.getByText(isArabic ? 'سيُعاد المبلغ' : 'Refund due')).toBeVisible();
  },
};

/** An unknown status keeps its own direction. */
export const PlayUnknownStatus: Story = {
  args: { status: 'refunded (half)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('refunded (half)').tagName).toBe('BDI');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls/Button/Button.tsx';
import { LocalizedText } from '../../foundations/LocalizedText/LocalizedText.tsx';
import { QrCode } from '../../foundations/QrCode/QrCode.tsx';
import { QrCodeSkeleton } from '../../foundations/QrCode/QrCodeSkeleton.tsx';
import { bagWith, inMinutes, now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { DirectionsLink } from '../DirectionsLink/DirectionsLink.tsx';
import { LiraNote } from '../LiraNote/LiraNote.tsx';
import { PickupWindow } from '../PickupWindow/PickupWindow.tsx';
import { TicketStub, type TicketStubProps } from './TicketStub.tsx';
import { TicketStubSkeleton } from './TicketStubSkeleton.tsx';

const CODE = 'ZWD-7KQ2M9XA';
const QR = <QrCode text="Y80V.3MIAN/F2L19TC506IX39M6I$18G3YZMY" label={CODE} />;

const text = (en: string, ar: string) => <LocalizedText text={{ en, ar }} />;
const sweets = text('Zahra Sweets', 'حلويات الزهراء');
const bags: TicketStubProps['bags'] = [
  { id: 'b1', name: text('Knafeh & Sweets Surprise', 'مفاجأة الكنافة والحلويات'), quantity: 1 },
  { id: 'b2', name: text('Sweets for Two', 'حلو لشخصين'), quantity: 2 },
];
const window = bagWith({ pickup_start: inMinutes(30), pickup_end: inMinutes(240) });

const done = { kind: 'done', text: text('Collected at 5:20 PM', 'تمّ الاستلام عند 5:20 م') } as const;
const missed = { kind: 'missed', text: text('Not collected', 'لم يُستلم') } as const;

const meta = {
  title: 'Bag/TicketStub',
  tags: ['autodocs'],
  component: TicketStub,
  args: {
    name: sweets,
    address: text('Port Said St., Mina', 'شارع بور سعيد، الميناء'),
    directions: (
      <DirectionsLink
        name="Zahra Sweets"
        coordinates={{ latitude: 34.4361, longitude: 35.8369 }}
        address={null}
        size="compact"
      />
    ),
    hours: <PickupWindow bag={window} now={now} isPlain />,
    bags,
    paid: {
      cents: 1150,
      note: <LiraNote cents={1150} rate={{ lbpPerUsd: 89_500, setAt: now }} now={now} />,
    },
    code: CODE,
    qr: QR,
    note: text(
      'Show this at the counter, or say the last four.',
      'أظهر الرمز في المتجر، أو اذكر آخر أربعة أحرف وأرقام منه.',
    ),
  },
  argTypes: {
    outcome: choices({ 'none yet': undefined, collected: done, 'not collected': missed }),
    bags: choices({ 'two kinds': bags, 'one bag': bags.slice(0, 1) }),
    qr: choices({ shown: QR, loading: <QrCodeSkeleton />, none: null }),
  },
} satisfies Meta<typeof TicketStub>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const shop = { name: sweets, hours: meta.args.hours, bags };

const states = {
  'of one shop': <TicketStub {...meta.args} />,
  'without a counter’s phone': (
    <TicketStub
      {...shop}
      code={CODE}
      codeSize="large"
      note={text(
        'Say the last four at the counter: M9XA.',
        'يكفي أن تذكر في المتجر آخر أربعة أحرف وأرقام: M9XA.',
      )}
      action={
        <Button kind="primary" isFullWidth>
          {text('The shop gave me my bag', 'استلمت كيسي من المتجر')}
        </Button>
      }
    />
  ),
  done: <TicketStub {...shop} outcome={done} />,
  missed: <TicketStub {...shop} outcome={missed} code={CODE} />,
  'of a delivery': (
    <TicketStub
      kind="door"
      name={text('Mina', 'الميناء')}
      address={text('Street: Port Said St.', 'الشارع: بور سعيد')}
      bags={bags}
      code={CODE}
    />
  ),
  'not paid: nothing is torn off': <TicketStub {...shop} />,
  'the code is loading': <TicketStub {...shop} code={CODE} qr={<QrCodeSkeleton />} />,
  loading: <TicketStubSkeleton />,
};

export const States: Story = { render: stateGrid(340, states) };

/** Long names wrap, and an old order's id is no wider than the plate. */
export const Narrow: Story = {
  decorators: [(Stub) => <div style={{ inlineSize: 256 }}>{Stub()}</div>],
  args: {
    name: text('The Oven and Sweets Kitchen of Old Tripoli', 'فرن وحلويات المدينة القديمة في طرابلس الفيحاء'),
    code: '8a1f3c52-5a7e-4d0b-9c64-0e2f7b1d9a33',
  },
};

export const LargeCodeNarrow: Story = { ...Narrow, args: { qr: null, codeSize: 'large', directions: null } };

/** Done needs no code any more. */
export const PlayFolded: Story = {
  args: { outcome: { kind: 'done', text: 'Collected at 5:20 PM' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/× 1 · .* × 2Collected at 5:20 PM/);
    await expect(canvasElement).not.toHaveTextContent(CODE);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

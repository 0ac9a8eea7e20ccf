import type { Meta, StoryObj } from '@storybook/react-vite';
import { stateGrid } from '@zawadeh/ui/stories/StateGrid.tsx';
import { Button, LocalizedText, ticketIcon } from '@zawadeh/ui';
import { NextOrder } from './NextOrder.tsx';

const text = (en: string, ar: string) => <LocalizedText text={{ en, ar }} />;

const meta = {
  title: 'Bag/NextOrder',
  tags: ['autodocs'],
  component: NextOrder,
  args: {
    title: 'Next order · طلبك القادم',
    code: 'ZWD-7KQ2M9XA',
    name: text('Zahra Sweets', 'حلويات الزهراء'),
    due: text('Ready to collect until 8:30 PM', 'جاهز للاستلام حتى \u20668:30\u2069 م'),
    action: (
      <Button kind="primary" isFullWidth icon={ticketIcon} href="/ticket/ZWD-7KQ2M9XA">
        {text('Show ticket', 'عرض التذكرة')}
      </Button>
    ),
  },
} satisfies Meta<typeof NextOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const states = {
  'to collect': <NextOrder {...meta.args} />,
  'on another day': (
    <NextOrder
      {...meta.args}
      due={text('Monday, Nov 23 · Ready from 5:00 PM', 'الاثنين 23 تشرين الثاني · جاهز من \u20665:00\u2069 م')}
    />
  ),
  'of a delivery': (
    <NextOrder
      {...meta.args}
      kind="door"
      name={text('Zahra Sweets and Al-Tell Oven', 'حلويات الزهراء وفرن التلّ')}
      due={text('On its way', 'في الطريق إليك')}
    />
  ),
  'a long name': (
    <NextOrder
      {...meta.args}
      code="8a1f3c52-5a7e-4d0b-9c64-0e2f7b1d9a33"
      name={text(
        'The Oven and Sweets Kitchen of Old Tripoli',
        'فرن وحلويات المدينة القديمة في طرابلس الفيحاء',
      )}
    />
  ),
};

export const States: Story = { render: stateGrid(340, states) };

/** As on the narrowest phone. */
export const Narrow: Story = { decorators: [(Stub) => <div style={{ inlineSize: 256 }}>{Stub()}</div>] };

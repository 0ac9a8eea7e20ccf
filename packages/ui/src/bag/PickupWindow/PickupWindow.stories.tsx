import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bagWith, inMinutes, now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { PickupWindow } from './PickupWindow.tsx';

const BAGS = {
  today: bagWith({}),
  tomorrow: bagWith({ pickup_start: inMinutes(1200), pickup_end: inMinutes(1320) }),
  'several days': bagWith({ pickup_start: inMinutes(-300), pickup_end: inMinutes(2 * 1440 + 300) }),
  'only the end is known': bagWith({ pickup_start: null, pickup_end: inMinutes(120) }),
  'the shop’s own words': bagWith({
    pickup_start: null,
    pickup_end: null,
    pickup_time: 'After 8 pm (ring twice)',
  }),
};

const meta = {
  title: 'Bag/PickupWindow',
  tags: ['autodocs'],
  component: PickupWindow,
  args: { bag: BAGS.today, now, isPlain: false },
  argTypes: { bag: choices(BAGS) },
} satisfies Meta<typeof PickupWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const hours = (start: string | null, end: string | null, text: string | null = null) => (
  <p>
    <PickupWindow bag={bagWith({ pickup_start: start, pickup_end: end, pickup_time: text })} now={now} />
  </p>
);

const states = {
  today: hours(inMinutes(-30), inMinutes(180)),
  'from morning to evening': hours(inMinutes(-300), inMinutes(180)),
  tomorrow: hours(inMinutes(1200), inMinutes(1320)),
  'in two days': hours(inMinutes(2 * 1440), inMinutes(2 * 1440 + 120)),
  'several days': hours(inMinutes(-300), inMinutes(2 * 1440 + 300)),
  'several days, from tomorrow': hours(inMinutes(1200), inMinutes(3 * 1440)),
  'until next week': hours(inMinutes(-300), inMinutes(9 * 1440)),
  'only the start is known': hours(inMinutes(60), null),
  'only the end is known': hours(null, inMinutes(120)),
  'the shop’s own words': hours(null, null, 'After 8 pm (ring twice)'),
  'the shop’s own words, Arabic': hours(null, null, 'بعد الثامنة مساءً (رنّ الجرس مرّتين)'),
  'in little room': <div style={{ inlineSize: 120 }}>{hours(inMinutes(1200), inMinutes(1320))}</div>,
  'without the clock': (
    <p>
      <PickupWindow bag={bagWith({})} now={now} isPlain />
    </p>
  ),
};

export const States: Story = { render: stateGrid(160, states) };

/** Hours that end before they start are not shown. */
export const PlayInvalidHours: Story = {
  args: { bag: bagWith({ pickup_start: inMinutes(60), pickup_end: inMinutes(-60), pickup_time: null }) },
  render: (args) => (
    <p data-testid="line">
      <PickupWindow {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('line')).toBeEmptyDOMElement();
  },
};

/** The text width of a card on phones of 360 and 390 px. */
const CARD_WORDS = [111, 126];

/** Hours that fit on a line do not wrap; after a day they wrap to the next line as a whole. */
export const PlayWholeHours: Story = {
  render: () => (
    <>
      {CARD_WORDS.map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize, fontSize: 13 }}>
          <PickupWindow bag={bagWith({})} now={now} isPlain />
          <br />
          <PickupWindow
            bag={bagWith({ pickup_start: inMinutes(1560), pickup_end: inMinutes(1680) })}
            now={now}
            isPlain
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const times = canvas.getAllByText(/\d:\d\d.*\d:\d\d/);
    await expect(times).toHaveLength(2 * CARD_WORDS.length);
    for (const hours of times) {
      const range = document.createRange();
      range.selectNodeContents(hours);
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
      await expect([hours.textContent, lines.size]).toEqual([hours.textContent, 1]);
    }
  },
};

/** Each text has the day that it needs. */
export const PlayDays: Story = {
  render: () => (
    <>
      {hours(inMinutes(1050), inMinutes(1170))}
      {hours(inMinutes(2 * 1440), inMinutes(2 * 1440 + 120))}
      {hours(inMinutes(-300), inMinutes(2 * 1440 + 300))}
      {hours(inMinutes(1050), inMinutes(2 * 1440 + 300))}
      {hours(inMinutes(570), inMinutes(690))}
    </>
  ),
  play: async ({ canvasElement, isArabic }) => {
    const words = Array.from(canvasElement.querySelectorAll('p'), ({ textContent }) =>
      textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' '),
    );
    await expect(words).toEqual(
      isArabic
        ? [
            'غداً من 8:00 إلى 10:00 ص',
            'الاثنين 23 تشرين الثاني، من 2:30 إلى 4:30 م',
            'حتى الاثنين 7:30 م',
            'من 8:00 ص غداً حتى الاثنين 7:30 م',
            'غداً من منتصف الليل إلى 2:00 ص',
          ]
        : [
            'Tomorrow, 8:00 AM – 10:00 AM',
            'Monday, Nov 23, 2:30 PM – 4:30 PM',
            'Until Mon 7:30 PM',
            'From 8:00 AM tomorrow until Mon 7:30 PM',
            'Tomorrow, 12:00 AM – 2:00 AM',
          ],
    );
  },
};

import type { Availability } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { AVAILABILITIES } from '../../stories/availabilities.ts';
import { fromStart } from '../../stories/geometry.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { AvailabilityOverlay } from './AvailabilityOverlay.tsx';

const HOUR = 3_600_000;

/** A frame of the size of a picture. */
const Frame = ({ children }: { children: ReactNode }) => (
  <div
    data-frame
    style={{
      position: 'relative',
      overflow: 'hidden',
      blockSize: 138,
      maxInlineSize: 240,
      background: 'var(--neutral-bg)',
    }}
  >
    {children}
  </div>
);

const meta = {
  title: 'Bag/AvailabilityOverlay',
  tags: ['autodocs'],
  component: AvailabilityOverlay,
  args: { availability: AVAILABILITIES['sold out'] },
  argTypes: { availability: choices(AVAILABILITIES) },
} satisfies Meta<typeof AvailabilityOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (availability: Availability) => (
  <Frame>
    <AvailabilityOverlay availability={availability} />
  </Frame>
);

export const Playground: Story = { render: ({ availability }) => on(availability) };

const states = {
  available: on({ state: 'available', lowStock: null }),
  'only 3 left': on({ state: 'available', lowStock: 3 }),
  'only 2 left': on({ state: 'available', lowStock: 2 }),
  'only 1 left': on({ state: 'available', lowStock: 1 }),
  'sold out': on({ state: 'soldOut', restockAt: null }),
  'opens this afternoon': on({ state: 'opensLater', opensAt: now + 2.5 * HOUR, day: 'today' }),
  'opens in the morning': on({ state: 'opensLater', opensAt: now + 20 * HOUR, day: 'tomorrow' }),
  restocking: on({ state: 'restocking', restockAt: now + 3.5 * HOUR, day: 'today' }),
  'opens after two days': on({ state: 'opensLater', opensAt: now + 44 * HOUR, day: 'weekday' }),
  ended: on({ state: 'ended' }),
};

export const States: Story = { render: stateGrid(160, states) };

/** In a narrow frame the text wraps, but not inside a time. */
export const LittleRoom: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 132 }}>
      {on({ state: 'opensLater', opensAt: now + 20 * HOUR, day: 'tomorrow' })}
      {on({ state: 'restocking', restockAt: now + 20 * HOUR, day: 'tomorrow' })}
      {on({ state: 'ended' })}
    </div>
  ),
};

const isArabic = (locale: unknown) => locale === 'ar';

/** The stamp is tilted the other way in Arabic. */
export const PlayStampMirrored: Story = {
  ...Playground,
  play: async ({ canvas, globals }) => {
    const stamp = canvas.getByText(isArabic(globals.locale) ? 'نفدت الكمية' : 'Sold Out');
    await expect(getComputedStyle(stamp).rotate).toBe(isArabic(globals.locale) ? '6deg' : '-6deg');
  },
};

/** The small label sits at the corner where reading starts. */
export const PlayLabelMirrored: Story = {
  ...Playground,
  args: { availability: { state: 'available', lowStock: 2 } },
  play: async ({ canvas, canvasElement, globals }) => {
    const label = canvas.getByText(isArabic(globals.locale) ? 'بقي اثنان فقط' : 'Only 2 left');
    await expect(fromStart(label, canvasElement.querySelector('[data-frame]')!, globals.locale)).toBe(8);
  },
};

/** A time of another day says which. */
export const PlayDay: Story = {
  render: () => (
    <>
      {on({ state: 'opensLater', opensAt: now + 17.5 * HOUR, day: 'tomorrow' })}
      {on({ state: 'restocking', restockAt: now + 41.5 * HOUR, day: 'weekday' })}
    </>
  ),
  play: async ({ canvas, globals }) => {
    const words = isArabic(globals.locale)
      ? [/^متاح من .*8:00.*\sص غداً$/, /^يعود عند .*8:00.*\sص يوم الاثنين$/]
      : ['Available at 8:00 AM tomorrow', 'Restocking at 8:00 AM on Mon'];
    for (const text of words) await expect(canvas.getByText(text)).toBeVisible();
  },
};

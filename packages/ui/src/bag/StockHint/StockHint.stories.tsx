import type { Availability } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now } from '../../stories/bags.ts';
import { choices } from '../../stories/choices.ts';
import { AVAILABILITIES } from '../../stories/availabilities.ts';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { StockHint } from './StockHint.tsx';
import { Words } from '../../stories/words.ts';
import { Badge } from '../../data/Badge/Badge.tsx';

const HOUR = 3_600_000;

const meta = {
  title: 'Bag/StockHint',
  tags: ['autodocs'],
  component: StockHint,
  args: { availability: AVAILABILITIES['only 2 left'] },
  argTypes: { availability: choices(AVAILABILITIES) },
} satisfies Meta<typeof StockHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const hint = (availability: Availability) => (
  <p>
    <StockHint availability={availability} />
  </p>
);

const states = {
  'only 3 left': hint({ state: 'available', lowStock: 3 }),
  'only 2 left': hint({ state: 'available', lowStock: 2 }),
  'only 1 left': hint({ state: 'available', lowStock: 1 }),
  'sold out': hint({ state: 'soldOut', restockAt: null }),
  'opens later': hint({ state: 'opensLater', opensAt: now + 2.5 * HOUR, day: 'today' }),
  restocking: hint({ state: 'restocking', restockAt: now + 3.5 * HOUR, day: 'today' }),
  ended: hint({ state: 'ended' }),
  'in little room': (
    <div style={{ inlineSize: 112 }}>
      {hint({ state: 'opensLater', opensAt: now + 20 * HOUR, day: 'tomorrow' })}
    </div>
  ),
};

export const States: Story = { render: stateGrid(160, states) };

/** With enough stock nothing is shown. */
export const PlayNothingShown: Story = {
  args: { availability: { state: 'available', lowStock: null } },
  render: (args) => (
    <p data-testid="line">
      <StockHint {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('line')).toBeEmptyDOMElement();
  },
};

/** A fact, in the words of the product. */
export const DoFact: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => hint(AVAILABILITIES['only 2 left']),
};

/** Urgency: nothing in the product hurries a buyer. */
export const DontHurry: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <p>
      <Badge tone="danger">
        <Words en="Hurry, almost gone!" ar="أسرع، أوشك أن ينفد!" />
      </Badge>
    </p>
  ),
};

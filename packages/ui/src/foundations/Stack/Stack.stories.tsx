import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { spaceSteps } from '../../theme/scales.ts';
import { Stack, type StackProps } from './Stack.tsx';

const box = {
  padding: '4px 10px',
  border: '1px solid var(--line-control)',
  borderRadius: 6,
  background: 'var(--bg-kraft)',
  color: 'var(--text-onKraft)',
} as const;

const Box = ({ children }: { children: ReactNode }) => <div style={box}>{children}</div>;

const boxes = (
  <>
    <Box>
      <Words en="First" ar="الأول" />
    </Box>
    <Box>
      <Words en="Second one" ar="الثاني" />
    </Box>
    <Box>
      <Words en="Third" ar="الثالث" />
    </Box>
  </>
);

const STEPS = Object.keys(spaceSteps).map(Number);
const gap = { control: 'select', options: STEPS, table: { type: { summary: STEPS.join(' | ') } } } as const;

const meta = {
  title: 'Foundations/Stack',
  tags: ['autodocs'],
  component: Stack,
  args: { children: boxes, direction: 'column', gap: 4, justify: 'start' },
  argTypes: { gap, children: { control: false }, align: { control: 'select' } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const stack = (props: Omit<StackProps, 'children'>) => <Stack {...props}>{boxes}</Stack>;

const states = {
  column: stack({}),
  'column, gap 1': stack({ gap: 1 }),
  'column, at its start': stack({ gap: 2, align: 'start' }),
  'column, centred': stack({ gap: 2, align: 'center' }),
  'column, at its end': stack({ gap: 2, align: 'end' }),
  row: stack({ direction: 'row', gap: 2 }),
  'row, to the edges': stack({ direction: 'row', gap: 2, justify: 'between' }),
  'row, centred': stack({ direction: 'row', gap: 2, justify: 'center' }),
  'row, at its end': stack({ direction: 'row', gap: 2, justify: 'end' }),
  'row that wraps': <div style={{ maxInlineSize: 150 }}>{stack({ direction: 'row', gap: 2 })}</div>,
  'a word without an end': (
    <Stack direction="row" gap={2}>
      <Box>
        <span style={{ overflowWrap: 'anywhere' }}>
          AReallyVeryLongWordWithoutAnyPlaceToBreakItThatPushes
        </span>
      </Box>
      <Box>
        <Words en="after" ar="بعدها" />
      </Box>
    </Stack>
  ),
};

export const States: Story = { render: stateGrid(280, states) };

/** The element can be chosen without a change of the look. */
export const PlayElement: Story = {
  args: { as: 'ul', children: <li>1</li> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};

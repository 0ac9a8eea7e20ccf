import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { Words } from '../../stories/words.ts';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon } from '../Icon/noticeIcons.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

/**
 * A text for screen readers only.
 *
 * @use where a strike-through, a colour or an icon has a meaning that a screen reader would miss.
 * @avoid for what everybody should be able to read, for the name of a button (`aria-label`), or for anything that takes
 *   the focus, which sighted users would lose.
 * @words In the order in which they are read aloud.
 * @arabic It takes no room in either direction, so that nothing moves and no page scrolls sideways.
 */
const meta = {
  title: 'Foundations/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  argTypes: { children: { control: false, description: 'Words for screen readers.' } },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

const price = (
  <p>
    <VisuallyHidden>
      <Words en="Full price: " ar="السعر الكامل: " />
    </VisuallyHidden>
    <s>
      <bdi dir="ltr">$12.00</bdi>
    </s>
  </p>
);

const doneLabel = (
  <p>
    <Icon of={checkIcon} />
    <VisuallyHidden>
      <Words en="Done" ar="تمّ" />
    </VisuallyHidden>
  </p>
);

export const Playground: Story = { render: () => price };

/** The captions name what a screen reader reads in addition. */
export const States: Story = {
  render: stateGrid(200, { '"Full price" before it': price, '"Done" in its place': doneLabel }),
};

/** The text is read in place, takes no room and causes no overflow. */
export const PlayReadAloud: Story = {
  render: () => <div data-testid="frame">{price}</div>,
  play: async ({ canvas, isArabic }) => {
    const frame = canvas.getByTestId('frame');
    await expect(frame).toHaveTextContent(isArabic ? 'السعر الكامل: $12.00' : 'Full price: $12.00');
    const hidden = frame.querySelector('span')!.getBoundingClientRect();
    await expect(Math.max(hidden.width, hidden.height)).toBeLessThanOrEqual(1);
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stateGrid } from '../../stories/StateGrid.tsx';
import { withArabic, Words } from '../../stories/words.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  tags: ['autodocs'],
  component: Heading,
  args: { children: 'Review your order', level: 1 },
  argTypes: { level: { control: 'inline-radio', options: [1, 2, 3] } },
  // The sheet shows levels for their looks, not as an outline.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args, context) => <Heading {...withArabic(args, context, { children: 'راجع طلبك' })} />,
};

const review = <Words en="Review your order" ar="راجع طلبك" />;
const history = <Words en="Order history" ar="طلباتي" />;
const details = <Words en="Your details" ar="بياناتك" />;
const long = (
  <Words
    en="Good food from the shops of Tripoli, saved from the bin"
    ar="طعام طيّب من متاجر طرابلس، ننقذه من الهدر"
  />
);

const states = {
  'level 1': <Heading level={1}>{review}</Heading>,
  'level 2': <Heading>{history}</Heading>,
  'level 3': <Heading level={3}>{details}</Heading>,
  'level 2, set as h3': <Heading look="h3">{details}</Heading>,
  'level 3, set as a label': (
    <Heading level={3} look="label">
      {details}
    </Heading>
  ),
  centred: <Heading align="center">{history}</Heading>,
  'long words': <Heading level={2}>{long}</Heading>,
  'long words, h3': <Heading level={3}>{long}</Heading>,
};

export const States: Story = { render: stateGrid(280, states) };

/** Level and look are independent. */
export const PlayOutline: Story = {
  render: () => (
    <Heading level={2} look="h3">
      {details}
    </Heading>
  ),
  play: async ({ canvas, isArabic }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading).toHaveAccessibleName(isArabic ? 'بياناتك' : 'Your details');
    await expect(getComputedStyle(heading).fontFamily).toMatch(/Readex/);
  },
};

/** A few words, in the outline of the page. */
export const DoFewWords: Story = {
  tags: ['do', '!dev', '!test'],
  render: () => <Heading>{history}</Heading>,
};

/** A sentence made large: it is a Text. */
export const DontSentence: Story = {
  tags: ['dont', '!dev', '!test'],
  render: () => (
    <Heading>
      <Words
        en="Show this code at the counter between 5:00 PM and 8:30 PM, or say its last four characters."
        ar="أظهر هذا الرمز في المتجر من 5:00 إلى 8:30 م، أو اذكر آخر أربعة أحرف وأرقام منه."
      />
    </Heading>
  ),
};

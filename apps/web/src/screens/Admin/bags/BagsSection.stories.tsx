import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LATER } from '../../../stories/words.ts';
import { arrived, deskWords, Stage, withSection } from '../adminStage.tsx';

const meta = { title: 'Screens/Admin/Bags', ...withSection('bags') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['every-mode'],
  play: arrived,
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: async (context) => {
    const name = deskWords(context)('web.desk.bags.empty');
    await context.canvas.findByRole('heading', { name }, LATER);
  },
};

/** Nothing typed yet: what is missing is said beside the button that waits for it. */
export const NewBag: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=bags&bag=new" />,
  play: async (context) => {
    const say = deskWords(context);
    const add = await context.canvas.findByRole('button', { name: say('web.desk.bags.add') }, LATER);
    await expect(add).toBeDisabled();
  },
};

/** Every field that can be wrong, once the button was pressed. */
export const WrongEverywhere: Story = {
  render: NewBag.render!,
  play: async (context) => {
    const { canvas } = context;
    const say = deskWords(context);
    const field = (id: string) => canvas.getByLabelText(new RegExp(`^${say(`web.desk.bags.${id}`)}( \\*|$)`));
    const add = await canvas.findByRole('button', { name: say('web.desk.bags.add') }, LATER);
    await userEvent.selectOptions(field('store'), within(field('store')).getAllByRole('option')[1]!);
    await userEvent.type(field('title'), 'x');
    await userEvent.type(field('salePrice'), '-4');
    await userEvent.clear(field('quantity'));
    await userEvent.type(field('quantity'), '1.5');
    await userEvent.type(field('pickupStart'), '2026-11-22T17:00');
    await userEvent.type(field('pickupEnd'), '2026-11-22T16:00');
    await userEvent.click(add);
    await canvas.findByText(say('web.desk.bags.problem.notAPrice'), {}, LATER);
    await expect(canvas.getByText(say('web.desk.bags.problem.notACount'))).toBeVisible();
    await expect(canvas.getByText(say('web.desk.bags.problem.endsBeforeStart'))).toBeVisible();
  },
};

export const NotThere: Story = {
  render: () => <Stage search="?section=bags&bag=nothing" />,
  play: async (context) => {
    const name = deskWords(context)('web.desk.bags.notThere');
    await context.canvas.findByRole('heading', { name }, LATER);
  },
};

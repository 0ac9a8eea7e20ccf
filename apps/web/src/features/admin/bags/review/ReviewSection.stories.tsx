import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../../app/stories/messages.ts';
import { Stage, withSection } from '../../adminStage.tsx';

const meta = {
  title: 'Screens/Admin/Bags to review',
  ...withSection('bags'),
  render: () => <Stage search="?section=bags&list=review" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsIn = ({ canvas }: StoryScene): HTMLElement[] => {
  const main = canvas.getByRole('main') as HTMLElement;
  return [...main.querySelectorAll<HTMLElement>('[data-change]')];
};
const untilRows = async (scene: StoryScene) => {
  await waitFor(() => expect(rowsIn(scene)).not.toHaveLength(0));
};

/** The oldest is open, because it has waited for more than two hours. */
export const Ready: Story = { tags: ['every-mode'], play: untilRows };

/** A new price beside the old one, above the share that the rules ask about. */
export const NewPrice: Story = {
  render: () => <Stage search="?section=bags&list=review&change=c4a00000-0000-4000-8000-000000000002" />,
  tags: ['every-mode'],
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.admin.review.reason'));
  },
};

export const SentBack: Story = {
  render: () => <Stage search="?section=bags&list=sentBack" />,
  play: untilRows,
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  render: () => <Stage search="?section=bags&list=review" owed={0} />,
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { level: 2, name: t('web.admin.review.none') });
  },
};

export const Broken: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/rest/v1/bag_changes', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

/** Sending back wants a reason; then the next change opens. */
export const PlaySendBack: Story = {
  play: async (scene) => {
    const { canvas, t } = scene;
    await untilRows(scene);
    const before = rowsIn(scene).length;
    await userEvent.click(rowsIn(scene)[0]!);
    const back = await canvas.findByRole('button', { name: t('web.admin.review.sendBack') });
    await userEvent.click(back);
    await canvas.findByText(t('web.admin.review.reasonMissing'));
    await userEvent.type(canvas.getByRole('textbox'), 'Which meat?');
    await userEvent.click(back);
    await waitFor(() => expect(rowsIn(scene)).toHaveLength(before - 1));
    await expect(await canvas.findByRole('textbox')).toHaveValue('');
  },
};

/** Arrows choose, Enter asks, and the answer puts it on sale. */
export const PlayKeyboard: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async (scene) => {
    const { t } = scene;
    await untilRows(scene);
    const rows = rowsIn(scene);
    rows[0]!.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(rowsIn(scene)[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t('web.admin.review.putOnSale') }));
    await waitFor(() => expect(rowsIn(scene)).toHaveLength(rows.length - 1));
  },
};

/** Another admin was first: the list is read again, and nothing is decided twice. */
export const PlayDecidedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/rest/v1/rpc/decide_bag_change', () => HttpResponse.json(false))),
  play: async (scene) => {
    const { canvas, t } = scene;
    await untilRows(scene);
    await userEvent.click(rowsIn(scene)[0]!);
    await userEvent.click(await canvas.findByRole('button', { name: t('web.admin.review.putOnSale') }));
    await screen.findByText(new RegExp(t('web.admin.why.gone')));
  },
};

import { STORE_TAKE_BACK_PATH } from '@zawadeh/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { signedInAs } from '../../admin/adminStage.tsx';
import { Stage, withStoreSection } from '../storeStage.tsx';

const meta = { title: 'Screens/Store/Bags', ...withStoreSection('bags') } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Lina’s second shop is under review. */
const REVIEWED = 's2';
const reviewed = (search = ''): Pick<Story, 'render' | 'beforeEach'> => ({
  render: () => <Stage search={`?section=bags&store=${REVIEWED}${search}`} />,
  beforeEach: signedInAs('lina'),
});

const untilRows = async ({ canvas }: StoryScene) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect((await canvas.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
};

export const Ready: Story = { tags: ['every-mode'], play: untilRows };

/** New bags that wait, one that was sent back, and a price that waits while the old one is on sale. */
export const UnderReview: Story = { ...reviewed(), tags: ['every-mode'], play: untilRows };

/** Staff have no button for a new bag. */
export const Staff: Story = {
  beforeEach: signedInAs('hiba'),
  play: async (scene) => {
    await untilRows(scene);
    const { canvas, t } = scene;
    await expect(canvas.queryByRole('button', { name: t('web.store.newBag') })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { scenario: 'everythingEmpty' },
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { level: 2, name: t('web.store.firstBag') });
  },
};

export const Broken: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/rest/v1/surprise_bags', () => HttpResponse.error())),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

export const NewBag: Story = {
  ...reviewed('&bag=new'),
  tags: ['every-mode'],
  play: async ({ canvas, t }) => {
    await canvas.findByRole('button', { name: t('web.store.sendForReview') });
  },
};

/** What was sent back opens with the reason. */
export const SentBack: Story = {
  ...reviewed('&asked=c4a00000-0000-4000-8000-000000000004'),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.store.sentBack'));
  },
};

const field = ({ canvas }: StoryScene, name: string): HTMLInputElement =>
  (canvas.getByRole('main') as HTMLElement).querySelector(`[name=${name}]`)!;

/** A dear bag asks once, waits for the review, and stands in the list as such. */
export const PlaySendForReview: Story = {
  ...reviewed('&bag=new'),
  play: async (scene) => {
    const { canvas, t } = scene;
    const send = await canvas.findByRole('button', { name: t('web.store.sendForReview') });
    await userEvent.type(field(scene, 'title'), 'Pizza box');
    await userEvent.type(field(scene, 'fullPrice'), '10');
    await userEvent.type(field(scene, 'salePrice'), '6.50');
    await userEvent.click(send);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('65 %');
    await userEvent.click(within(question).getByRole('button', { name: t('web.store.sendForReview') }));
    await canvas.findByText(t('web.store.sentForReview'));
    await canvas.findByRole('button', { name: 'Pizza box' });
  },
};

/** The button follows what is changed: a number is saved at once, a price is looked at first. */
export const PlayButtonSaysWhatFollows: Story = {
  ...reviewed(),
  play: async (scene) => {
    const { canvas, t } = scene;
    await untilRows(scene);
    // The bag on sale stands behind the new ones; its new price waits already.
    const own = canvas
      .getAllByRole('listitem')
      .filter((row) => row.querySelector('h2'))
      .at(-1)!;
    await userEvent.click(within(own).getAllByRole('button')[0]!);
    await canvas.findByRole('button', { name: t('web.admin.save') });
    await userEvent.clear(field(scene, 'title'));
    await userEvent.type(field(scene, 'title'), 'Another name');
    await userEvent.click(await canvas.findByRole('button', { name: t('web.store.sendForReview') }));
    await canvas.findByText(t('web.store.sentForReview'));
    await expect((await canvas.findAllByText(t('web.store.inReview'))).length).toBeGreaterThan(1);
  },
};

/** Staff read the prices of a bag and change its texts. */
export const PlayStaffReadsPrices: Story = {
  beforeEach: signedInAs('hiba'),
  play: async (scene) => {
    const { canvas, t } = scene;
    await untilRows(scene);
    const row = canvas.getAllByRole('listitem').find((each) => each.querySelector('h2'))!;
    await userEvent.click(within(row).getAllByRole('button')[0]!);
    await canvas.findByText(t('web.admin.why.ownerSetsPrices'));
    await expect(field(scene, 'salePrice')).toBeNull();
  },
};

/** Off sale is one question away. */
export const PlayTakeOffSale: Story = {
  play: async (scene) => {
    const { canvas, t } = scene;
    await untilRows(scene);
    const row = canvas.getAllByRole('listitem').find((each) => each.querySelector('h2'))!;
    await userEvent.click(within(row).getAllByRole('button').at(-1)!);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('web.store.bags.end') }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: t('web.store.bags.end') }));
    await within(row).findByText(t('web.store.bags.soldOut'));
  },
};

/** A member takes sold bags back as such, not as an admin. */
export const PlayCancelSoldBags: Story = {
  play: async (scene) => {
    const { canvas, msw, t } = scene;
    let sent: unknown;
    msw.use(
      http.post('*/rest/v1/rpc/pieces_to_fill', () => HttpResponse.json([2, 1])),
      http.post(`*${STORE_TAKE_BACK_PATH}`, async ({ request }) => {
        sent = await request.clone().json();
        return HttpResponse.json({ orders: 2, pieces: 3, for_sale: 0 });
      }),
    );
    await untilRows(scene);
    const row = canvas.getAllByRole('listitem').find((each) => each.querySelector('h2'))!;
    await userEvent.click(within(row).getAllByRole('button').at(-1)!);
    await userEvent.click(await screen.findByRole('menuitem', { name: t('web.admin.bags.takeBack') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: t('web.takeBack.reason.broken') }));
    await userEvent.click(dialog.getByRole('button', { name: t('web.takeBack.do') }));
    await waitFor(() => expect(sent).toMatchObject({ can_fill: 0, reason: 'broken' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

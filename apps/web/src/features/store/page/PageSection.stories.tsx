import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { untilAlert } from '../../../app/stories/steps.ts';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { withStoreSection } from '../storeStage.tsx';

const TERMS = '*/rest/v1/store_terms';
const STORES = '*/rest/v1/stores';
const terms = (payout_phone: string | null) =>
  http.get(TERMS, () => HttpResponse.json([{ publishing: 'direct', payout_phone }]));

const meta = {
  ...withStoreSection('page'),
  title: 'Screens/Store/Page',
  beforeEach: (context) => {
    context.msw.use(terms('+9616000003'));
    return withStoreSection('page').beforeEach();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };
const nameField = ({ canvas, t }: StoryScene) =>
  canvas.findByRole('textbox', { name: t('web.admin.stores.name') });
const preview = ({ canvas, t }: StoryScene) =>
  canvas.getByText(t('web.admin.stores.preview')).closest('aside')!;

async function loaded(scene: StoryScene): Promise<void> {
  await nameField(scene);
  await scene.canvas.findByText(/6 000 003/);
}

export const Ready: Story = { tags: ['every-mode'], play: loaded };

/** Before the first payout, and without a number to ask. */
export const WithoutNumber: Story = {
  beforeEach: ({ msw }) => msw.use(terms(null)),
  play: async (scene) => {
    await nameField(scene);
    await scene.canvas.findByText(scene.t('web.store.payoutNumber.none'));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(STORES, async () => {
        await delay('infinite');
      }),
    ),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { level: 1, name: t('web.store.page') });
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(STORES, () => HttpResponse.error())),
  play: untilAlert,
};

/** A form that cannot be saved: the first field that is wrong has the focus. */
export const Problems: Story = {
  tags: ['every-mode'],
  play: async (scene) => {
    await loaded(scene);
    const { canvas, t } = scene;
    const name = await nameField(scene);
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: t('web.store.page.save') }));
    await canvas.findByText(t('web.admin.stores.nameMissing'));
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** Customers' view changes while the owner types, and what is saved stays on the page. */
export const PlaySaved: Story = {
  globals: onPhone,
  play: async (scene) => {
    await loaded(scene);
    const { canvas, t, isArabic } = scene;
    const name = isArabic ? 'aboutAr' : 'about';
    const about = scene.canvasElement.querySelector<HTMLTextAreaElement>(`[name="${name}"]`)!;
    await userEvent.clear(about);
    await userEvent.type(about, 'Open at four');
    await waitFor(() => expect(preview(scene)).toHaveTextContent('Open at four'));
    await userEvent.click(canvas.getByRole('button', { name: t('web.store.page.save') }));
    await screen.findByText(t('web.store.page.saved'));
    await expect(about).toHaveValue('Open at four');
    // Nothing is left to lose.
    await waitFor(() => expect(sessionStorage.getItem('zawadeh-store-draft')).toBeNull());
  },
};

/** Leaving with unsaved changes asks, and what was typed stays. */
export const PlayLeaving: Story = {
  globals: onPhone,
  play: async (scene) => {
    await loaded(scene);
    const { canvas, t } = scene;
    const name = await nameField(scene);
    await userEvent.type(name, ' 2');
    await userEvent.click(canvas.getByRole('link', { name: t('web.store.week') }));
    const question = await screen.findByRole('alertdialog', { name: t('web.admin.leave.title') });
    await userEvent.click(within(question).getAllByRole('button')[0]!);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveDisplayValue(/ 2$/);
  },
};

/** The phone says where it is, once. Where it does not, the link of a map is left. */
export const PlayUsePlace: Story = {
  play: async (scene) => {
    await loaded(scene);
    const { canvas, t } = scene;
    const use = canvas.getByRole('button', { name: t('web.store.usePlace') });
    const found = { coords: { latitude: 34.43718, longitude: 35.83861 } } as GeolocationPosition;
    const denied = {} as GeolocationPositionError;
    let isDenied = true;
    const geolocation = {
      getCurrentPosition: (done: PositionCallback, failed?: PositionErrorCallback | null) =>
        isDenied ? failed?.(denied) : done(found),
    };
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    try {
      await userEvent.click(use);
      await canvas.findByText(t('web.store.page.noPlace'));
      isDenied = false;
      await userEvent.click(use);
      await waitFor(() =>
        expect(
          canvas.getByRole('textbox', { name: new RegExp(t('web.admin.stores.place').slice(0, 8)) }),
        ).toHaveValue('34.43718, 35.83861'),
      );
      await expect(canvas.queryByText(t('web.store.page.noPlace'))).toBeNull();
    } finally {
      Reflect.deleteProperty(navigator, 'geolocation');
    }
  },
};

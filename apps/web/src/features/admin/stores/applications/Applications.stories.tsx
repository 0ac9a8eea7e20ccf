import type { Meta, StoryObj } from '@storybook/react-vite';
import { INVITATIONS_PATH } from '@zawadeh/domain';
import { handlersFor, FROZEN_NOW } from '@zawadeh/mocks';
import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { after } from '@zawadeh/ui/stories/steps.ts';
import type { StoryScene } from '../../../../app/stories/messages.ts';
import { Stage, waitUntilLoaded, withSection } from '../../adminStage.tsx';

const meta = {
  title: 'Screens/Admin/Applications',
  ...withSection('stores'),
  render: () => <Stage search="?section=stores&list=applications" />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onDesktop = { viewport: { value: 'desktop', isRotated: false } };
const SAJ = 'Saj Bab el Ramel';

const panelOf = ({ canvas }: StoryScene, name: string) => within(canvas.getByRole('region', { name }));

async function openSaj(context: StoryScene) {
  await waitUntilLoaded(context);
  await userEvent.click(context.canvas.getByRole('row', { name: /Saj Bab el Ramel/ }));
  await waitFor(() => expect(document.querySelector('[data-chosen]')).not.toBeNull());
  return panelOf(context, SAJ);
}

/** The oldest first; on a wide screen it is open beside the list. */
export const Ready: Story = { tags: ['every-mode'], play: waitUntilLoaded };

export const OnDesktop: Story = { globals: onDesktop, play: waitUntilLoaded };

export const OnePage: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await openSaj(context);
  },
};

export const Empty: Story = {
  tags: ['every-mode'],
  parameters: { scenario: 'everythingEmpty' },
  play: async ({ canvas, t }) => {
    await canvas.findByRole('heading', { name: t('web.admin.applications.empty') });
  },
};

export const Loading: Story = { parameters: { scenario: 'silent' } };

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(...handlersFor('down', () => FROZEN_NOW)),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('alert');
  },
};

export const Answered: Story = {
  tags: ['every-mode'],
  render: () => <Stage search="?section=stores&list=answered" />,
  play: waitUntilLoaded,
};

/** Declining needs a reason. */
export const Declining: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    const { t } = context;
    const panel = await openSaj(context);
    await userEvent.click(panel.getByRole('button', { name: t('web.admin.applications.decline') }));
    await panel.findByText(t('web.admin.applications.reasonMissing'));
  },
};

/** The next one opens by itself, and the declined one can be told why, in its own language. */
export const PlayDecline: Story = {
  globals: onDesktop,
  play: async (context) => {
    const { canvas, t } = context;
    const panel = await openSaj(context);
    await userEvent.selectOptions(
      panel.getByLabelText(new RegExp(`^${t('web.admin.applications.orDecline')}`)),
      t('web.admin.applications.reason.tooFar'),
    );
    await userEvent.click(panel.getByRole('button', { name: t('web.admin.applications.decline') }));
    await canvas.findByText(t('web.admin.applications.isDeclined', { name: `\u2068${SAJ}\u2069` }));
    await canvas.findByRole('region', { name: 'حلويات كرمة' });
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^${t('web.admin.applications.answered')}`) }),
    );
    const row = await canvas.findByRole('row', { name: /Saj Bab el Ramel/ });
    const link = within(row).getByRole('link', { name: t('web.admin.applications.tell') });
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('too far for our couriers');
  },
};

/** The store is made as it was chosen, and its owner is invited in the language of the application. */
export const PlayAccept: Story = {
  globals: onDesktop,
  play: async (context) => {
    const { canvas, t } = context;
    const sent = fn();
    context.msw.use(
      http.post('*/rest/v1/rpc/decide_application', async ({ request }) => {
        sent(await request.clone().json());
      }),
      http.post(`*${INVITATIONS_PATH}`, async ({ request }) => {
        sent(await request.clone().json());
        return HttpResponse.json({
          link: 'https://zawadeh.example/store/invitation#x',
          expires_at: new Date(FROZEN_NOW).toISOString(),
          is_sent: true,
        });
      }),
    );
    const panel = await openSaj(context);
    await userEvent.click(panel.getByRole('radio', { name: t('web.admin.applications.direct') }));
    await userEvent.click(panel.getByRole('button', { name: t('web.admin.applications.accept') }));
    const values = { name: `\u2068${SAJ}\u2069`, email: '\u2066saj@example.com\u2069' };
    await canvas.findByText(t('web.admin.applications.isAccepted', values));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ p_accepts: true, p_publishing: 'direct' }),
    );
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ email: 'saj@example.com', role: 'owner', language: 'en' }),
    );
  },
};

/** Without a letter the link is there to pass on; a failure is said, and can be tried again. */
export const PlayNoLetter: Story = {
  globals: onDesktop,
  play: async (context) => {
    const { canvas, msw, t } = context;
    msw.use(
      http.post(
        `*${INVITATIONS_PATH}`,
        () => HttpResponse.json({ error: 'x', code: 'unavailable' }, { status: 503 }),
        { once: true },
      ),
      http.post(`*${INVITATIONS_PATH}`, () =>
        HttpResponse.json({
          link: 'https://zawadeh.example/store/invitation#x',
          expires_at: new Date(FROZEN_NOW).toISOString(),
          is_sent: false,
        }),
      ),
    );
    const panel = await openSaj(context);
    await userEvent.click(panel.getByRole('button', { name: t('web.admin.applications.accept') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('ui.errorState.retry') }));
    const link = await canvas.findByLabelText(t('web.admin.team.link'));
    await expect(link).toHaveValue('https://zawadeh.example/store/invitation#x');
  },
};

/** What another admin has decided meanwhile is said, and nothing is done again. */
export const PlayDecidedBefore: Story = {
  globals: onDesktop,
  play: after(waitUntilLoaded, async (context) => {
    const { canvas, msw, t } = context;
    const panel = await openSaj(context);
    msw.use(
      http.post('*/rest/v1/rpc/decide_application', () =>
        HttpResponse.json({
          refused: 'already_decided',
          application: {
            id: 'a9000000-0000-4000-8000-000000000001',
            created_at: new Date(FROZEN_NOW).toISOString(),
            state: 'declined',
            decided_by: 'Samir Aziz',
          },
        }),
      ),
    );
    await userEvent.click(panel.getByRole('button', { name: t('web.admin.applications.accept') }));
    const values = { name: `\u2068${SAJ}\u2069`, who: '\u2068Samir Aziz\u2069' };
    await waitFor(() =>
      expect(canvas.getByText(t('web.admin.applications.decidedBefore', values))).toBeVisible(),
    );
  }),
};

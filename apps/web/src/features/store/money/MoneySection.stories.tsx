import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OwnStore } from '@zawadeh/domain';
import { createHandlers, FROZEN_NOW, handlersFor, moneyOptions } from '@zawadeh/mocks';
import { after } from '@zawadeh/ui/stories/steps.ts';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { StoryScene } from '../../../app/stories/messages.ts';
import { StorySetting } from '../../../app/stories/StorySetting.tsx';
import { signedInAs } from '../../admin/adminStage.tsx';
import { ScopeContext } from '../../admin/scope.ts';
import { startSession } from '../../session/session.ts';
import * as S from '../../admin/AdminScreen.styles.ts';
import { Screen } from './MoneySection.tsx';

const OVEN: OwnStore = {
  storeId: 's3',
  name: { en: 'Al-Tell Oven', ar: 'فرن التلّ' },
  pictureUrl: null,
  facade: 'oven',
  role: 'owner',
  publishing: 'direct',
  commissionBasisPoints: 0,
};

const stage = (search = '') => (
  <StorySetting path={`/store?section=money${search}`} isWide hasToasts follow={startSession}>
    <ScopeContext value={{ kind: 'store', store: OVEN }}>
      <S.Section>
        <Screen />
      </S.Section>
    </ScopeContext>
  </StorySetting>
);

const signIn = signedInAs('mona');

const meta = {
  title: 'Screens/Store/Money',
  component: Screen,
  parameters: { layout: 'page' },
  render: () => stage(),
  beforeEach: signIn,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Database = Parameters<Parameters<typeof moneyOptions>[0]>[0];

/** A story on rows of its own. */
const withRows = (change: (database: Database) => void): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => {
    msw.use(...createHandlers(moneyOptions(change, () => FROZEN_NOW)));
    return signIn();
  },
});
const owedTo = ({ owed }: Database) => owed.find(({ store_id }) => store_id === OVEN.storeId)!;

const heading = ({ canvas, t }: StoryScene, id: string) => canvas.findByRole('heading', { name: t(id) });

/** What is owed, the payout that waits for its confirmation, the statement, and what was sent. */
export const Ready: Story = {
  tags: ['every-mode'],
  play: async (context) => {
    await heading(context, 'web.store.money.didArrive');
    await expect(context.canvas.getAllByText('$178.25').length).toBeGreaterThan(1);
  },
};

export const NothingOwed: Story = {
  ...withRows((database) => {
    database.owed = [];
    for (const row of database.payouts) row.state = 'arrived';
  }),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.store.money.allPaid'));
    await expect(canvas.queryByText(t('web.store.money.didArrive'))).toBeNull();
  },
};

export const BelowZero: Story = {
  ...withRows((database) => {
    owedTo(database).owed_cents = -375;
  }),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.store.money.negative', { amount: '\u2066$3.75\u2069' }));
  },
};

export const NoPayoutYet: Story = {
  ...withRows((database) => {
    database.payouts = [];
  }),
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.store.money.noPayouts'));
    await expect(canvas.queryByText(t('web.store.money.monthly'))).toBeNull();
  },
};

/** The last figures stay, with their time, and confirming waits. */
export const Offline: Story = {
  play: async (context) => {
    await heading(context, 'web.store.money.didArrive');
    context.msw.use(...handlersFor('offline', () => FROZEN_NOW));
    document.dispatchEvent(new Event('visibilitychange'));
    const { canvas, t } = context;
    const button = await canvas.findByRole('button', { name: t('web.store.money.arrivedOffline') });
    await expect(button).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: t('web.store.money.wrong') })).toBeNull();
  },
};

export const NotLoaded: Story = {
  parameters: { scenario: 'down' },
  play: async ({ canvas, t }) => {
    await canvas.findByText(t('web.store.money.notLoaded'));
  },
};

export const Loading: Story = { parameters: { scenario: 'silent' } };

/** The month as a page to print, with a correction of an earlier one. */
export const Statement: Story = {
  tags: ['every-mode'],
  render: () => stage('&statement=2026-10'),
  play: async ({ canvas, t }) => {
    await canvas.findByRole('button', { name: t('web.store.money.print') });
    await canvas.findByRole('heading', { name: t('web.store.money.print.balance') });
  },
};

/** The confirmation is sent only after the time to take it back. */
export const PlayConfirm: Story = {
  play: async (context) => {
    const { canvas, msw, t } = context;
    const sent = fn();
    msw.use(http.post('*/rpc/confirm_payout', () => sent()));
    await heading(context, 'web.store.money.didArrive');
    await userEvent.click(canvas.getByRole('button', { name: t('web.store.money.arrivedYes') }));
    await waitFor(() => expect(canvas.queryByText(t('web.store.money.didArrive'))).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: t('web.admin.undo') }));
    await heading(context, 'web.store.money.didArrive');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('web.store.money.arrivedYes') }));
    // Whoever leaves has confirmed.
    await canvas.findByText(t('web.store.money.confirmed'));
    const visibility = Object.getOwnPropertyDescriptor(Document.prototype, 'visibilityState')!;
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', visibility);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  },
};

/** One of three answers and a few words; then the payout is marked as a question. */
export const PlayWrong: Story = {
  play: after(Ready.play!, async ({ canvas, t }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: t('web.store.money.wrong') })[0]!);
    const dialog = within(await canvas.findByRole('dialog'));
    const send = dialog.getByRole('button', { name: t('web.store.money.wrongSend') });
    await userEvent.click(send);
    await dialog.findByText(t('web.store.money.wrongChoose'));
    await userEvent.click(dialog.getByRole('radio', { name: t('web.admin.payouts.dispute.otherAmount') }));
    await userEvent.click(send);
    await dialog.findByText(t('web.store.money.wrongNoteMissing'));
    await userEvent.type(dialog.getByRole('textbox'), '$140.00');
    await userEvent.click(send);
    await canvas.findByText(t('web.store.money.wrongSent'));
    await canvas.findByText(t('web.admin.payouts.question'));
    await expect(canvas.queryByText(t('web.store.money.didArrive'))).toBeNull();
  }),
};

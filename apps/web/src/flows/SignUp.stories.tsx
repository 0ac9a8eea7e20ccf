import { DEMO_USERS } from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sharedMeta, mockBackend } from './flowStage.tsx';
import { fill, follow, expectPage, press, appMessages, type FlowScene } from './steps.ts';

const meta = { title: 'Flows/Sign up', ...sharedMeta, args: { path: '/' } } satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(scene: FlowScene): Promise<void> {
  const t = appMessages(scene);
  await follow(scene, 'ui.accountLinks.login');
  await expectPage(scene, t('web.login.signInHeading'));
  await userEvent.click(scene.canvas.getByRole('radio', { name: t('web.login.signUp') }));
  await expectPage(scene, t('web.login.signUpHeading'));
}

async function fillIn(scene: FlowScene, email: string): Promise<void> {
  await fill(scene, 'web.login.name', 'Rania');
  await fill(scene, 'web.login.phone', '70123456');
  await fill(scene, 'web.login.email', email);
  await fill(scene, 'web.login.password', 'Za3tar!!');
  await fill(scene, 'web.login.confirmPassword', 'Za3tar!!');
}

/** Missing values are shown, corrected values are accepted, and an e-mail is sent. */
export const PlayNewAccount: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    await step('From the landing page to the form', () => openForm(context));
    await step('An empty form names the missing values', async () => {
      await press(context, 'web.login.create');
      for (const id of ['web.login.nameMissing', 'ui.phoneField.missing', 'web.login.passwordWeak'])
        await expect(canvas.getAllByText(t(id)).length).toBeGreaterThan(0);
    });
    await step('Corrected values lose their messages', async () => {
      await fillIn(context, 'new@example.com');
      await expect(canvas.queryByText(t('web.login.nameMissing'))).toBeNull();
    });
    await step('The account exists, and waits for its confirmation', async () => {
      await press(context, 'web.login.create');
      await expect(await canvas.findByText(t('web.login.created'))).toBeVisible();
      await expect(mockBackend().database.people.at(-1)).toMatchObject({
        email: 'new@example.com',
        name: 'Rania',
        phone: '+96170123456',
        isConfirmed: false,
      });
    });
  },
};

/** An address that has an account is reported as taken, and the typed values stay. */
export const PlayTakenAddress: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const t = appMessages(context);
    const people = mockBackend().database.people.length;
    await step('From the landing page to the form', () => openForm(context));
    await step('The address has an account already', async () => {
      await fillIn(context, DEMO_USERS.mona.email);
      await press(context, 'web.login.create');
    });
    await step('The form says so, and no second account is created', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(t('web.login.emailTaken'));
      await expect(canvas.getByLabelText(t('web.login.name'))).toHaveValue('Rania');
      await expect(mockBackend().database.people).toHaveLength(people);
    });
  },
};

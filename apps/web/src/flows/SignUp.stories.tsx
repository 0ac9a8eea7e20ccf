import { DEMO_PEOPLE } from '@zawadeh/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { stage, theBackend } from './flowStage.tsx';
import { fill, follow, LATER, on, press, wordsOf, type Scene } from './steps.ts';

const meta = { title: 'Flows/Sign up', ...stage, args: { path: '/' } } satisfies Meta<{ path: string }>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openForm(scene: Scene): Promise<void> {
  const say = wordsOf(scene);
  await follow(scene, 'ui.accountLinks.login');
  await on(scene, say('web.login.signInHeading'));
  await userEvent.click(scene.canvas.getByRole('radio', { name: say('web.login.signUp') }));
  await on(scene, say('web.login.signUpHeading'));
}

async function fillIn(scene: Scene, email: string): Promise<void> {
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
    const say = wordsOf(context);
    await step('From the front door to the form', () => openForm(context));
    await step('Sent empty, it says what is missing', async () => {
      await press(context, 'web.login.create');
      for (const id of ['web.login.nameMissing', 'ui.phoneField.missing', 'web.login.passwordWeak'])
        await expect(canvas.getAllByText(say(id)).length).toBeGreaterThan(0);
    });
    await step('What is put right is no longer said', async () => {
      await fillIn(context, 'new@example.com');
      await expect(canvas.queryByText(say('web.login.nameMissing'))).toBeNull();
    });
    await step('The account is there, and waits for its e-mail', async () => {
      await press(context, 'web.login.create');
      await expect(await canvas.findByText(say('web.login.created'), {}, LATER)).toBeVisible();
      await expect(theBackend().world.people.at(-1)).toMatchObject({
        email: 'new@example.com',
        name: 'Rania',
        phone: '+96170123456',
        isConfirmed: false,
      });
    });
  },
};

/** An address that has an account is reported as taken, and the typed values stay. */
export const PlayKnownAddress: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const say = wordsOf(context);
    const people = theBackend().world.people.length;
    await step('From the front door to the form', () => openForm(context));
    await step('Somebody has this address already', async () => {
      await fillIn(context, DEMO_PEOPLE.mona.email);
      await press(context, 'web.login.create');
    });
    await step('That is said, and no second account is made', async () => {
      await expect(await canvas.findByRole('alert', {}, LATER)).toHaveTextContent(
        say('web.login.emailTaken'),
      );
      await expect(canvas.getByLabelText(say('web.login.name'))).toHaveValue('Rania');
      await expect(theBackend().world.people).toHaveLength(people);
    });
  },
};

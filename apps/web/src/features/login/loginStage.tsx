/** Story setup of the login screen: the session, the draft, and the screen in its page. */
import { brand, readProfile, type Profile } from '@zawadeh/domain';
import { emailLinkAtom, sessionAtom, type Session } from '../session/session.ts';
import { supportAtom } from '../../lib/support.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import { screenMessages, type StoryScene } from '../../app/stories/messages.ts';
import type { SignInDraft } from './signInDraft.ts';
import { Screen as LoginScreen } from './LoginScreen.tsx';

interface StageProps {
  session?: Session | undefined;
  /** The hash that a link brought along in the URL. */
  link?: string;
}

/** The screen in its page. */
export function Stage({ session = { status: 'signedOut' }, link = '' }: StageProps) {
  return (
    <StorySetting
      path="/login"
      prepare={(store) => {
        store.set(supportAtom, '+96170123456');
        store.set(sessionAtom, session);
        store.set(emailLinkAtom, link);
      }}
    >
      <LoginScreen />
    </StorySetting>
  );
}

const mona = readProfile({ id: 'u1', email: 'mona@zawadeh.local', name: 'Mona Kabbara', role: 'user' });

/** `session={sessionOf({ role: 'admin' })}` */
export const sessionOf = (columns: Partial<Profile>): Session | undefined =>
  mona.ok ? { status: 'signedIn', profile: { ...mona.value, ...columns } } : undefined;

const DRAFT_KEY = `${brand.storagePrefix}-sign-form`;

/** `beforeEach: storeDraft({ mode: 'signUp' })` */
export const storeDraft = (draft: Partial<SignInDraft>) => () =>
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const sharedMeta = {
  component: LoginScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: () => clearStorage,
};

export const fieldOf = (scene: StoryScene, name: string): HTMLInputElement =>
  scene.canvas.getByLabelText(screenMessages(scene)(`web.login.${name}`), { selector: 'input' });

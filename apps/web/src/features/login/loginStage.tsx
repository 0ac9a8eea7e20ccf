/** Story setup of the login screen: the session, the draft, and the screen in its page. */
import { brand, readProfile, type Profile } from '@zawadeh/domain';
import { storedSession } from '@zawadeh/mocks';
import { SESSION_KEY } from '../../lib/http/config.ts';
import { emailLinkAtom, sessionAtom, type Session } from '../session/session.ts';
import { supportAtom } from '../../lib/support.ts';
import { StorySetting } from '../../app/stories/StorySetting.tsx';
import type { StoryScene } from '../../app/stories/messages.ts';
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
      isWide
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

/** The hash of the e-mail that confirms an account. */
export const BY_LINK = '#access_token=x&refresh_token=y&type=signup';

/** The session of a link that opened in another browser, which knows the bag by the account's metadata alone. */
export const arriveByLink = (waiting_bag: unknown) => () => {
  const session = JSON.parse(storedSession('mona')) as { user: { user_metadata: object } };
  session.user.user_metadata = { ...session.user.user_metadata, waiting_bag };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
};

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
  // All files share a page, and a story of a bag may have left one that waits.
  beforeEach: () => {
    clearStorage();
    return clearStorage;
  },
};

export const fieldOf = (scene: StoryScene, name: string): HTMLInputElement =>
  scene.canvas.getByLabelText(scene.t(`web.login.${name}`), { selector: 'input' });

/** Story setup of the login screen: the session, the draft, and the screen in its page. */
import { brand, readProfile, type Profile } from '@zawadeh/domain';
import { linkAtom, sessionAtom, type Session } from '../../state/session.ts';
import { supportAtom } from '../../state/support.ts';
import { Setting } from '../../stories/StorySetting.tsx';
import { wordsOf, type Scene } from '../../stories/messages.ts';
import type { Draft } from './draft.ts';
import { Screen as LoginScreen } from './LoginScreen.tsx';

interface StageProps {
  session?: Session | undefined;
  /** The hash that a link brought along in the URL. */
  link?: string;
}

/** The screen in its page. */
export function Stage({ session = { status: 'signedOut' }, link = '' }: StageProps) {
  return (
    <Setting
      path="/login"
      prepare={(store) => {
        store.set(supportAtom, '+96170123456');
        store.set(sessionAtom, session);
        store.set(linkAtom, link);
      }}
    >
      <LoginScreen />
    </Setting>
  );
}

const mona = readProfile({ id: 'u1', email: 'mona@zawadeh.local', name: 'Mona Kabbara', role: 'user' });

/** `session={sessionOf({ role: 'admin' })}` */
export const as = (columns: Partial<Profile>): Session | undefined =>
  mona.ok ? { status: 'signedIn', profile: { ...mona.value, ...columns } } : undefined;

const DRAFT_KEY = `${brand.storagePrefix}-sign-form`;

/** `beforeEach: storeDraft({ mode: 'signUp' })` */
export const typed = (draft: Partial<Draft>) => () =>
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));

function forgetEverything(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Shared by the screen's stories, wherever they stand in the sidebar. */
export const onStage = {
  component: LoginScreen,
  parameters: { layout: 'page' },
  render: () => <Stage />,
  beforeEach: () => forgetEverything,
};

export const fieldOf = (scene: Scene, name: string): HTMLInputElement =>
  scene.canvas.getByLabelText(wordsOf(scene)(`web.login.${name}`), { selector: 'input' });

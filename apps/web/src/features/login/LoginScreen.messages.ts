import type { SignUpProblem } from '@zawadeh/domain';
import type { SignInError } from '../session/signInError.ts';
import type { MessageId, MessageIds } from '../../lib/messages/messageId.ts';

export const messages = {
  signInHeading: 'web.login.signInHeading',
  signUpHeading: 'web.login.signUpHeading',
  /** Read aloud before the choice between signing in and signing up. */
  choose: 'web.login.choose',
  signIn: 'web.login.signIn',
  signUp: 'web.login.signUp',
  /** The button for signing up. */
  create: 'web.login.create',
  signingIn: 'web.login.signingIn',
  creating: 'web.login.creating',
  name: 'web.login.name',
  phone: 'web.login.phone',
  email: 'web.login.email',
  password: 'web.login.password',
  confirmPassword: 'web.login.confirmPassword',
  created: 'web.login.created',
  confirming: 'web.login.confirming',
  confirmed: 'web.login.confirmed',
  linkOver: 'web.login.linkOver',
  linkAgain: 'web.login.linkAgain',
  opening: 'web.login.opening',
  otherAccount: 'web.login.otherAccount',
  forgot: 'web.login.forgot',
  forgotHeading: 'web.login.forgotHeading',
  forgotHow: 'web.login.forgotHow',
  askForLink: 'web.login.askForLink',
  asking: 'web.login.asking',
  /** Always the same, whether there is an account or not. */
  linkSent: 'web.login.linkSent',
  askAgain: 'web.login.askAgain',
  backToSignIn: 'web.login.backToSignIn',
  letterAgain: 'web.login.letterAgain',
  letterSent: 'web.login.letterSent',
  newPasswordHeading: 'web.login.newPasswordHeading',
  newPasswordFor: 'web.login.newPasswordFor',
  newPassword: 'web.login.newPassword',
  savePassword: 'web.login.savePassword',
  saving: 'web.login.saving',
  notNow: 'web.login.notNow',
  renewed: 'web.login.renewed',
  here: 'web.login.here',
  hereAs: 'web.login.hereAs',
  /** Signed in, but the profile could not be fetched. */
  unknown: 'web.login.unknown',
  explore: 'web.login.explore',
  dashboard: 'web.login.dashboard',
  returnLink: 'web.login.returnLink',
  /** To the shop whose heart was pressed. */
  toShop: 'web.login.toShop',
  profile: 'web.login.profile',
  signOut: 'web.login.signOut',
} satisfies MessageIds;

export const reserveMessages = {
  signIn: 'web.waitingBag.signIn',
  signUp: 'web.waitingBag.signUp',
  /** The button of signing up. */
  keep: 'web.waitingBag.keep',
  /** Above the button. */
  later: 'web.waitingBag.later',
} satisfies MessageIds;

/** A phone number has its own messages, in its field. */
export const problemMessages: Record<Exclude<SignUpProblem, { field: 'phone' }>['kind'], MessageId> = {
  nameMissing: 'web.login.nameMissing',
  emailMissing: 'web.login.emailMissing',
  emailWrong: 'web.login.emailWrong',
  passwordMissing: 'web.login.passwordMissing',
  passwordWeak: 'web.login.passwordWeak',
  passwordTooLong: 'web.login.passwordTooLong',
  passwordsDiffer: 'web.login.passwordsDiffer',
};

export const errorMessages: Record<SignInError['kind'], MessageId> = {
  emailTaken: 'web.login.emailTaken',
  emailNotAllowed: 'web.login.emailNotAllowed',
  emailWrong: 'web.login.emailWrong',
  invalidCredentials: 'web.login.invalidCredentials',
  notConfirmed: 'web.login.notConfirmed',
  accountBlocked: 'web.login.accountBlocked',
  passwordWeak: 'web.login.passwordWeak',
  passwordTooLong: 'web.login.passwordTooLong',
  passwordLeaked: 'web.login.passwordLeaked',
  samePassword: 'web.login.samePassword',
  letterJustSent: 'web.login.letterJustSent',
  tooMany: 'web.login.tooManyAttempts',
  tooSoon: 'web.login.tooSoon',
  linkOver: 'web.login.linkOver',
  sessionOver: 'web.login.sessionOver',
  error: 'web.login.error',
  somethingWrong: 'web.login.somethingWrong',
  unreachable: 'web.login.unreachable',
};

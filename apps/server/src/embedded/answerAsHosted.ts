import type { EngineFetch } from './authCall.ts';
import type { Confirming } from './confirmAgain.ts';
import { rejectEmailChanges } from './emailChange.ts';
import { rejectLongPasswords } from './longPassword.ts';
import { resendWorkaround } from './resendWorkaround.ts';
import { answerRepeatedSignUp } from './repeatedSignUp.ts';
import { checkPasswordFirst } from './unconfirmedSignIn.ts';

/** Corrects the engine's auth server where it answers differently from a hosted project. */
export const answerAsHosted = (fetch: EngineFetch, confirming: Confirming): EngineFetch =>
  rejectEmailChanges(
    rejectLongPasswords(
      checkPasswordFirst(
        answerRepeatedSignUp(resendWorkaround(fetch, confirming), confirming),
        confirming.database,
      ),
    ),
  );

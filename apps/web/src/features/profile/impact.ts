/** What the signed-in user's bags were good for. In memory only. */
import type { Impact } from '@zawadeh/domain';
import { fetchImpact } from './fetchImpact.ts';
import type { NetworkError } from '../../lib/http/networkError.ts';
import { userResource } from '../session/userResource.ts';

interface ImpactState {
  userId: string | null;
  /** Null until it first arrives. */
  impact: Impact | null;
  error: NetworkError | null;
}

const NONE: ImpactState = { userId: null, impact: null, error: null };

export const {
  stateAtom: impactAtom,
  refresh: refreshImpact,
  keepFresh: keepImpactFresh,
} = userResource({ none: NONE, load: fetchImpact, accept: (impact) => ({ impact }) });

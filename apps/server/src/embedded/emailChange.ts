import { authError, bodyOf, isAuthCall, type EngineFetch } from './authCall.ts';

/**
 * The engine confirms a new address by an e-mail to the old one, so anyone could take a foreign address. A hosted
 * project writes to both. No page of ours changes an address.
 */
export const rejectEmailChanges =
  (fetch: EngineFetch): EngineFetch =>
  async (request, peer) => {
    if (request.method !== 'PUT' || !isAuthCall(request, 'user')) return fetch(request, peer);
    const changes = await bodyOf(request.clone());
    const isChange = ['email', 'phone'].some((name) => Object.hasOwn(changes, name));
    return isChange
      ? authError(400, 'validation_failed', 'The address of an account cannot be changed here.')
      : fetch(request, peer);
  };

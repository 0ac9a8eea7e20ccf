import { expect, test, vi } from 'vitest';
import { runContractTests } from './contract.ts';
import { openMockBackend } from './mockBackend.ts';

// The mocks log the confirmation link there.
vi.spyOn(console, 'info').mockImplementation(() => {});

runContractTests(async () => openMockBackend());

// The real server answers 404; in the mocks it is a missing handler.
test.each(['/api/nothing', '/auth/v1/nothing', '/rest/v1/nothing?select=*', '/storage/v1/nothing'])(
  'a call without a handler fails, and the console names it: %s',
  async (path) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const backend = openMockBackend();
    expect((await backend.send(new Request(backend.origin + path))).type).toBe('error');
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining(`GET ${path}`));
    consoleError.mockRestore();
  },
);

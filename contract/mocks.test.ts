import { expect, test, vi } from 'vitest';
import { holdToContract } from './contract.ts';
import { openPretendShop } from './pretendShop.ts';

// It says there where the link of a letter leads, for whoever develops.
vi.spyOn(console, 'info').mockImplementation(() => {});

holdToContract(async () => openPretendShop());

// The real server says 404 to it; here it is a call that somebody forgot.
test.each(['/api/nothing', '/auth/v1/nothing', '/rest/v1/nothing?select=*', '/storage/v1/nothing'])(
  'a call that nobody pretends to answer fails, and the console says which: %s',
  async (path) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const shop = openPretendShop();
    expect((await shop.send(new Request(shop.origin + path))).type).toBe('error');
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`GET ${path}`));
    said.mockRestore();
  },
);

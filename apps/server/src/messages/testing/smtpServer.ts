import net, { type AddressInfo } from 'node:net';

interface Received {
  from: string;
  to: string[];
  data: string;
}

/** As much of SMTP as an e-mail needs; it can be set to reject recipients. */
export async function openSmtpServer({ rejects = false } = {}) {
  const received: Received[] = [];
  const server = net.createServer((socket) => {
    let letter: Received = { from: '', to: [], data: '' };
    let isData = false;
    let waiting = '';
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const handleLine = (line: string): void => {
      if (isData) {
        if (line !== '.') letter.data += `${line}\n`;
        else {
          isData = false;
          received.push(letter);
          letter = { from: '', to: [], data: '' };
          reply('250 taken');
        }
        return;
      }
      const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (/^EHLO|^HELO/i.test(line)) reply('250 post-office.test');
      else if (/^MAIL FROM/i.test(line)) {
        letter.from = address;
        reply('250 ok');
      } else if (/^RCPT TO/i.test(line)) {
        if (rejects) reply(`550 no such person ${address}`);
        else {
          letter.to.push(address);
          reply('250 ok');
        }
      } else if (/^DATA/i.test(line)) {
        isData = true;
        reply('354 go on');
      } else if (/^QUIT/i.test(line)) {
        reply('221 bye');
        socket.end();
      } else reply('250 ok');
    };
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (waiting + text).split('\r\n');
      waiting = lines.pop() ?? '';
      lines.forEach(handleLine);
    });
    socket.on('error', () => {});
    reply('220 post-office.test');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

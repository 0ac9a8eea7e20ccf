/** The part of the API that is used; the package has no types. */
declare module 'nodemailer' {
  interface Mail {
    from: string;
    to: string;
    subject: string;
    text?: string;
    html?: string;
  }
  interface Options {
    url: string;
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
    disableFileAccess: boolean;
    disableUrlAccess: boolean;
  }
  export function createTransport(options: Options): {
    sendMail: (mail: Mail) => Promise<unknown>;
    close: () => void;
  };
}

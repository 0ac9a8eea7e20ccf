/** Where the application server is: this very address, unless the build was told another. */
export const backendUrl: string = import.meta.env.VITE_BACKEND_URL ?? '';

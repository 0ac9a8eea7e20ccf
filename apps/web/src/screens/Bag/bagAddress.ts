export const bagAddress = (id: string): string => `/bag/${encodeURIComponent(id)}`;

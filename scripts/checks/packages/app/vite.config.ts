import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  build: { outDir: `dist/${mode}`, rolldownOptions: { input: `${mode}.html` } },
}));

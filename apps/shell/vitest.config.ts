import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __SERVER__: 'false' },
  test: {
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/prepare.ts'],
  },
});

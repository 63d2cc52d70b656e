import { readFileSync } from "node:fs";
import type { Places, Server } from "./servers.ts";

/** Debian's nginx.conf around the files in conf.d/, with its own files in the folder. */
const AROUND = `
  daemon off;
  user root;
  pid nginx.pid;
  error_log stderr;
  events {}
  http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    client_body_temp_path temp;
    proxy_temp_path temp;
    fastcgi_temp_path temp;
    uwsgi_temp_path temp;
    scgi_temp_path temp;
    log_format requests '$uri $status';
    access_log log/requests.log requests;
    include site.conf;
  }
`;

const atPlaces = (text: string, { folder, port, cmsPort }: Places) =>
  text
    .replaceAll("listen 80;", `listen 127.0.0.1:${port};`)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${cmsPort}`)
    .replaceAll("/srv/", `${folder}/srv/`)
    .replaceAll("/var/log/nginx/", `${folder}/log/`)
    .replaceAll("127.0.0.1:8081", `unix:${folder}/reports`);

const FILES = ["-p", ".", "-c", "nginx.conf", "-e", "stderr"];

export const nginx: Server = {
  program: "nginx",
  settings: (places) => ({
    "nginx.conf": AROUND,
    "site.conf": atPlaces(readFileSync("examples/servers/nginx.conf", "utf8"), places),
  }),
  check: ["-t", ...FILES],
  run: FILES,
};

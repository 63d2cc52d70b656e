import buildWhenStale from "../../scripts/build/build-when-stale.ts";
import { folder } from "../../scripts/serve/folder.ts";
import { serve } from "../../scripts/serve/serve.ts";
import { PORT } from "./address.ts";
import { cookieJar } from "./cookieJar.ts";
import { edition } from "./edition.ts";
import { embeds } from "./embeds.ts";
import { faultyServer } from "./faults.ts";
import { releases } from "./holds.ts";
import { strangersLibraries } from "./hostile/strangers.ts";
import { movedStarter } from "./movedStarter.ts";
import { opaqueOrigins } from "./opaqueOrigins.ts";
import { bundlePageScripts } from "./pageScripts.ts";
import { pageSwitches } from "./pageSwitches.ts";
import { pathPrefixes } from "./pathPrefixes.ts";
import { blankPage, noFavicon, pieceOfDist } from "./rigFiles.ts";
import { staleStarter } from "./staleStarter.ts";
import { suggestions } from "./suggestions.ts";
import { tagServices } from "./tagServices.ts";
import { tailwind } from "./tailwind.ts";
import { vendorFiles } from "./vendorFiles.ts";

// A test never sees an old build, also where Playwright is started by itself.
buildWhenStale();

const handlers = [
  releases,
  opaqueOrigins,
  pathPrefixes,
  noFavicon,
  blankPage,
  pieceOfDist,
  movedStarter,
  staleStarter,
  edition,
  tagServices,
  embeds,
  suggestions,
  faultyServer,
  cookieJar,
  strangersLibraries,
  await bundlePageScripts(),
  pageSwitches,
  folder("tests/pages"),
  folder("tests/fixtures/field"),
  tailwind,
  vendorFiles,
];

const { url } = await serve({ port: PORT, handlers });
console.log(`Test pages on ${url}`);

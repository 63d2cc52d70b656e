import { tagsContract } from "../../tags.contract.ts";
import type { TagsOptions } from "../../tags.host.ts";

export const warnOfSecondMatomo = ({
  matomoUrl,
  matomoSite,
}: Pick<TagsOptions, "matomoUrl" | "matomoSite">) =>
  console.warn(
    `<${tagsContract.tag} matomo-url="${matomoUrl}" matomo-site="${matomoSite}"> is not loaded: the page has another Matomo.`,
  );

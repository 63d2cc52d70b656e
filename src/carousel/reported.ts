import { reportFile } from "../kernel/task/report.ts";
import { carouselContract } from "./carousel.contract.ts";

/** The code of a file, or undefined, and reported, where it does not come. */
export const reported = <Code>(loading: Promise<Code>): Promise<Code | undefined> =>
  loading.catch((error) => {
    reportFile(carouselContract.tag, error);
    return undefined;
  });

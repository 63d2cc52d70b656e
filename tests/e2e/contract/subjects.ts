import { contracts } from "../../../src/contracts.ts";
import type { AnyContract } from "../../../src/types.ts";
import type { Subject } from "./define-subject.ts";

export type { Subject, Tag } from "./define-subject.ts";

/** The test data of an element is in the element's own folder. */
async function subjectOf({ tag }: AnyContract): Promise<Subject> {
  const feature = tag.replace("dealer-", "");
  const { subject } = await import(`../../../src/${feature}/${feature}.subject.ts`);
  return subject;
}

export const subjects = await Promise.all(contracts.map(subjectOf));

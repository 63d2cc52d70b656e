import type { Page } from "@playwright/test";
import type { Driver } from "./Driver.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

export interface VisitOptions {
  baseURL: string;
  viewport: { width: number; height: number };
  /** Whether the browser runs scripts at all. */
  scripting: boolean;
}

/** One visitor, whose browser has no data of earlier visitors. */
export interface Visit {
  readonly driver: Driver;
  /** Playwright's own page in Chromium and Firefox; after its use the browser profile is not used again. */
  readonly page: Page | undefined;
  end(): Promise<void>;
}

/** One engine, kept by a worker for all its tests. */
export interface Host {
  visit(options: VisitOptions): Promise<Visit>;
  stop(): Promise<void>;
}

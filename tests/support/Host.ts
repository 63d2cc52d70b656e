import type { Page } from "@playwright/test";
import type { Driver } from "./Driver.ts";

export type EngineName = "chromium" | "firefox" | "webkit";

export interface VisitOptions {
  baseURL: string;
  viewport: { width: number; height: number };
  /** Whether the browser runs scripts at all. */
  scripting: boolean;
}

/** One visitor with an empty browser profile. */
export interface Visit {
  driver: Driver;
  page: Page | undefined;
  end(): Promise<void>;
}

/** One engine, kept by a worker for all its tests. */
export interface Host {
  visit(options: VisitOptions): Promise<Visit>;
  stop(): Promise<void>;
}
